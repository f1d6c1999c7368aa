<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Enums\WebhookDeliveryStatus;
use App\Models\WebhookDelivery;
use Illuminate\Auth\AuthManager;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Does a kept delivery again: the same request through the same kernel, route, validation and controller, by the same caller
 * and under the same id. The id makes it safe while the sender tries again too: whoever claims it first does the work.
 */
final readonly class DeliveryReplay
{
    private const CONFLICT = 409;

    public function __construct(
        private Application $app,
        private AuthManager $auth,
        private DeliveryCaller $callers,
        private DeliveryRequest $requests,
    ) {}

    public function run(WebhookDelivery $delivery): ReplayOutcome
    {
        if ($delivery->status === WebhookDeliveryStatus::Processed) {
            return ReplayOutcome::AlreadyProcessed;
        }

        $caller = $this->callers->become($delivery);
        if ($caller === null) {
            return $this->fail($delivery, 'caller-gone');
        }

        return $this->outcome($delivery, $this->handle($this->requests->make($delivery, $caller)));
    }

    /** Gives a delivery up; a person may still ask for it by its number. */
    public function fail(WebhookDelivery $delivery, string $error): ReplayOutcome
    {
        return $this->settle($delivery, WebhookDeliveryStatus::Failed, ['error' => $error]);
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
            // Whoever asked for the replay is themselves again.
            $this->callers->leave();
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
            // Refused at the door, where nobody writes it down.
            $response->isClientError() && $response->getStatusCode() !== self::CONFLICT => $this->settle($before, WebhookDeliveryStatus::Refused, ['response_status' => $response->getStatusCode()]),
            default => ReplayOutcome::Later,
        };
    }

    /** @param  array<string, int|string>  $facts */
    private function settle(WebhookDelivery $delivery, WebhookDeliveryStatus $status, array $facts): ReplayOutcome
    {
        // Unless somebody else took it up meanwhile.
        $settled = WebhookDelivery::query()
            ->whereKey($delivery->id)
            ->where('status', $delivery->status)
            ->where('attempts', $delivery->attempts)
            ->update(['status' => $status, ...$facts]);

        return $settled === 1 ? ReplayOutcome::from($status->value) : ReplayOutcome::Later;
    }
}
