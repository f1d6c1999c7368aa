<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Realtime\RealtimeConnection;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Vite;
use Symfony\Component\HttpFoundation\Response;

/**
 * The response headers of OWASP ASVS 5.0.0, chapter 3.4.
 *
 * Scripts and styles need a nonce. Pages can connect only to the application and the realtime server.
 */
final class SecurityHeaders
{
    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $nonce = Vite::useCspNonce();
        $response = $next($request);
        $headers = $response->headers;

        if (! $headers->has('Content-Security-Policy')) {
            $headers->set('Content-Security-Policy', $this->policy($nonce));
        }

        $headers->set('X-Content-Type-Options', 'nosniff');
        $headers->set('X-Frame-Options', 'DENY');
        // `back()` needs the referrer of our own pages.
        $headers->set('Referrer-Policy', 'same-origin');
        $headers->set('Cross-Origin-Opener-Policy', 'same-origin');
        $headers->set('Cross-Origin-Resource-Policy', 'same-origin');
        $headers->set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');

        if ($request->isSecure()) {
            $headers->set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
        }

        // Personal data must not be cached, not even for the browser's back button.
        if (! $headers->hasCacheControlDirective('max-age') && ! $headers->hasCacheControlDirective('public')) {
            $headers->set('Cache-Control', 'no-store, private');
        }

        return $response;
    }

    private function policy(string $nonce): string
    {
        $hot = is_file(public_path('hot')) ? trim((string) file_get_contents(public_path('hot'))) : '';
        $client = app(RealtimeConnection::class)->client();
        $realtime = ($client['scheme'] === 'https' ? 'wss' : 'ws')."://{$client['host']}:{$client['port']}";
        $dev = $hot === '' ? '' : " {$hot} ".str_replace('http', 'ws', $hot);

        return implode('; ', [
            "default-src 'self'",
            "script-src 'self' 'nonce-{$nonce}'{$dev}",
            "style-src 'self' 'nonce-{$nonce}'{$dev}",
            "img-src 'self' data: blob:",
            "font-src 'self'{$dev}",
            "connect-src 'self' {$realtime}{$dev}",
            "media-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]);
    }
}
