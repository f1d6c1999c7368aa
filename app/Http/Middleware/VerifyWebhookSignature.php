<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\Problems\ProblemException;
use App\Models\WebhookSource;
use App\Services\Intake\IntakeCaller;
use App\Services\Intake\Webhooks\WebhookSignature;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Contracts\Auth\Factory;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * The way into the intake for a system that signs its calls. Nothing is written before the signature holds, and whoever
 * cannot sign learns nothing about which sources there are.
 */
final readonly class VerifyWebhookSignature
{
    private const LAST_USED_PRECISION_SECONDS = 60;

    public function __construct(private Factory $auth, private Repository $config) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        // Nobody of ours acts: not whoever asks for a replay either.
        $this->auth->shouldUse('sanctum');

        if (IntakeCaller::find($request) === null) {
            $this->verify($request);
        }
        // It is no argument of any controller.
        $request->route()?->forgetParameter('source');

        return $next($request);
    }

    private function verify(Request $request): void
    {
        if (str_starts_with(mb_strtolower((string) $request->headers->get('Content-Type')), 'multipart/')) {
            // PHP takes a form apart before anybody sees its bytes: there is nothing to check a signature over.
            throw new ProblemException(415, 'form-not-signable', 'A signed call is JSON. Send the file in it as base64 text.');
        }

        $source = WebhookSource::query()->where('slug', $request->route('source'))->where('is_active', true)->first();
        $signature = WebhookSignature::of($request);
        if ($source === null || $signature === null || ! $signature->isBy($source, $request->getContent())) {
            throw $this->refusal('webhook-signature', 'There is no such source, or its signature is missing or wrong.');
        }
        if (! $signature->isWithin($this->config->integer('paddock.intake.webhook_tolerance_seconds'))) {
            throw $this->refusal('webhook-timestamp', "The webhook-timestamp is too far from our clock. Sign every attempt anew, with that moment's time.");
        }

        $this->noteUse($source);
        IntakeCaller::ofSource($source, $signature->timestamp)->callsWith($request);
    }

    private function refusal(string $type, string $detail): ProblemException
    {
        return new ProblemException(401, $type, $detail, ['WWW-Authenticate' => 'Webhook-Signature']);
    }

    private function noteUse(WebhookSource $source): void
    {
        $now = CarbonImmutable::now();

        if ($source->last_used_at === null || $source->last_used_at->diffInSeconds($now, absolute: true) >= self::LAST_USED_PRECISION_SECONDS) {
            WebhookSource::query()->whereKey($source->id)->toBase()->update(['last_used_at' => $now]);
        }
    }
}
