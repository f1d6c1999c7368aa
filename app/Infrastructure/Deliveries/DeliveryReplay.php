<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Files\DeliveryFileStorage;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Illuminate\Auth\AuthManager;
use Illuminate\Auth\RequestGuard;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Contracts\Routing\UrlGenerator;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use Laravel\Sanctum\PersonalAccessToken;
use LogicException;
use Symfony\Component\HttpFoundation\Response;
use Throwable;

/**
 * Sends a stored delivery through the kernel again, with the same caller, address, id and body. The id makes it safe while the
 * sender repeats the call: only the first of the two does the work.
 */
final readonly class DeliveryReplay
{
    private const CONFLICT = 409;

    public function __construct(
        private Application $app,
        private AuthManager $auth,
        private UrlGenerator $urls,
        private DeliveryFileStorage $files,
    ) {}

    public function run(WebhookDelivery $delivery): ReplayOutcome
    {
        if ($delivery->status === WebhookDeliveryStatus::Processed) {
            return ReplayOutcome::AlreadyProcessed;
        }

        $caller = $this->callerOf($delivery);
        if ($caller === null) {
            return $this->fail($delivery, 'caller-gone');
        }

        try {
            $request = $this->request($delivery, $caller);
        } catch (Throwable $unreadable) {
            // A missing file, a lost key or an endpoint of an earlier release. The other deliveries go on.
            $this->guard()->forgetUser();
            report($unreadable);

            return $this->fail($delivery, 'unreadable');
        }

        return $this->outcome($delivery, $this->handle($request));
    }

    /** Gives up on a delivery. It can still be replayed by its number. */
    public function fail(WebhookDelivery $delivery, string $error): ReplayOutcome
    {
        return $this->settle($delivery, WebhookDeliveryStatus::Failed, ['error' => $error]);
    }

    /**
     * The sender of the delivery, if it still has access today. Also authenticates the token's owner, as the original call did.
     * Null when the token or source no longer exists.
     */
    private function callerOf(WebhookDelivery $delivery): ?IntakeCaller
    {
        $this->guard()->forgetUser();
        [$kind, $id] = [...explode(':', $delivery->source, 2), ''];
        if ($kind === 'webhook') {
            $source = WebhookSource::query()->whereKey($id)->where('is_active', true)->first();

            return $source === null ? null : IntakeCaller::ofSource($source, isReplay: true);
        }

        $token = $kind !== 'token' ? null : PersonalAccessToken::query()
            ->whereKey($id)
            ->where(static fn ($live) => $live->whereNull('expires_at')->orWhere('expires_at', '>', now()))
            ->first();
        $owner = $token === null ? null : IntakeCaller::ownerOf($token);
        if ($token === null || $owner === null) {
            return null;
        }
        $this->guard()->setUser($owner->withAccessToken($token));

        return IntakeCaller::ofToken($token, isReplay: true);
    }

    private function guard(): RequestGuard
    {
        $guard = $this->auth->guard('sanctum');

        return $guard instanceof RequestGuard ? $guard : throw new LogicException('The sanctum guard is not a request guard.');
    }

    private function request(WebhookDelivery $delivery, IntakeCaller $caller): Request
    {
        $isForm = $delivery->content_type === DeliveryPayload::FORM;
        $source = str_starts_with($delivery->endpoint, 'api.webhooks.')
            ? ['source' => WebhookSource::query()->whereKey(Str::after($delivery->source, ':'))->value('slug')]
            : [];
        $url = $this->urls->route($delivery->endpoint, [...$source, ...$delivery->parameters ?? []]);
        /** @var array{fields: array<string, mixed>, files: array<string, array{path: string, name: string, type: string}>} $form */
        $form = $isForm ? json_decode($delivery->payload, true, flags: JSON_THROW_ON_ERROR) : ['fields' => [], 'files' => []];
        $files = Arr::undot(array_map($this->files->restore(...), $form['files']));
        $request = Request::create($url, 'POST', $form['fields'], files: $files, content: $isForm ? null : $delivery->payload);
        $request->headers->add(['Accept' => 'application/json', 'Content-Type' => $delivery->content_type, $caller->idHeader() => $delivery->delivery_id]);
        $caller->storeIn($request);

        return $request;
    }

    private function handle(Request $request): Response
    {
        /** @var Request $outer */
        $outer = $this->app->make('request');
        $guard = $this->auth->getDefaultDriver();
        $kernel = $this->app->make(Kernel::class);

        try {
            $response = $kernel->handle($request);
            $kernel->terminate($request, $response);

            return $response;
        } finally {
            // The user who started the replay is signed in again.
            $this->guard()->forgetUser();
            $this->auth->shouldUse($guard);
            $this->app->instance('request', $outer);
            array_map(static fn ($file): bool => @unlink($file->getPathname()), (new DeliveryPayload($request))->files());
        }
    }

    private function outcome(WebhookDelivery $before, Response $response): ReplayOutcome
    {
        $after = $before->fresh();
        $isWrittenDown = $after !== null && ($after->attempts > $before->attempts || $after->status === WebhookDeliveryStatus::Processed);

        return match (true) {
            $isWrittenDown => ReplayOutcome::tryFrom($after->status->value) ?? ReplayOutcome::Later,
            // Refused before the call is logged.
            $response->isClientError() && $response->getStatusCode() !== self::CONFLICT => $this->settle(
                $before,
                WebhookDeliveryStatus::Refused,
                ['response_status' => $response->getStatusCode()],
            ),
            default => ReplayOutcome::Later,
        };
    }

    /** @param  array<string, int|string>  $facts */
    private function settle(WebhookDelivery $delivery, WebhookDeliveryStatus $status, array $facts): ReplayOutcome
    {
        // Unless another process replays it now.
        $settled = WebhookDelivery::query()
            ->whereKey($delivery->id)
            ->where('status', $delivery->status)
            ->where('attempts', $delivery->attempts)
            ->update(['status' => $status, ...$facts]);

        return $settled === 1 ? ReplayOutcome::from($status->value) : ReplayOutcome::Later;
    }
}
