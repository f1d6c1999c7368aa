<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\IntakeCall;
use App\Infrastructure\Deliveries\IntakeCaller;
use App\Infrastructure\Problems\ProblemException;
use App\Infrastructure\Webhooks\WebhookSignature;
use App\Models\WebhookSource;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Contracts\Auth\Factory;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Authenticates signed intake calls. Nothing is written before the signature is verified, and the answer doesn't reveal which
 * sources exist.
 */
final readonly class VerifyWebhookSignature
{
    private const LAST_USED_PRECISION_SECONDS = 60;

    public function __construct(private Factory $auth, private Repository $config) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        // The call has no user, not even the one who started a replay.
        $this->auth->shouldUse('sanctum');

        if (IntakeCaller::find($request) === null) {
            $this->verify($request);
        }
        // Controllers don't take it as an argument.
        $request->route()?->forgetParameter('source');

        return $next($request);
    }

    private function verify(Request $request): void
    {
        if (str_starts_with(mb_strtolower((string) $request->headers->get('Content-Type')), 'multipart/')) {
            // PHP parses forms itself, so the signed bytes are not available.
            throw new ProblemException(415, 'form-not-signable', 'Signed calls must be JSON. Send the file as base64 text.');
        }

        $source = WebhookSource::query()->where('slug', $request->route('source'))->where('is_active', true)->first();
        $signature = WebhookSignature::of($request);
        if ($source === null || $signature === null || ! $this->isFor($source, $request) || ! $signature->isBy($source, $request)) {
            throw $this->refusal('webhook-signature', 'The source does not exist, or the signature is missing or wrong.');
        }
        if (! $signature->isWithin($this->config->integer('paddock.intake.webhook_tolerance_seconds'))) {
            throw $this->refusal('webhook-timestamp', 'The webhook-timestamp is too old or in the future. Sign each attempt with the current time.');
        }

        $this->recordUse($source);
        IntakeCaller::ofSource($source, $signature->timestamp)->storeIn($request);
    }

    private function isFor(WebhookSource $source, Request $request): bool
    {
        return $source->endpoint === null || $source->endpoint === IntakeCall::signedPath((string) $request->route()?->uri());
    }

    private function refusal(string $type, string $detail): ProblemException
    {
        return new ProblemException(401, $type, $detail, ['WWW-Authenticate' => 'Webhook-Signature']);
    }

    private function recordUse(WebhookSource $source): void
    {
        $now = CarbonImmutable::now();

        if ($source->last_used_at === null || $source->last_used_at->diffInSeconds($now, absolute: true) >= self::LAST_USED_PRECISION_SECONDS) {
            WebhookSource::query()->whereKey($source->id)->toBase()->update(['last_used_at' => $now]);
        }
    }
}
