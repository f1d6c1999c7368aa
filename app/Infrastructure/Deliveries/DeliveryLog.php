<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Files\DeliveryFileStorage;
use App\Models\WebhookDelivery;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;

/** Logs every accepted intake call, before its work and with its result. One statement each. */
final readonly class DeliveryLog
{
    private const MOST_ERROR_CHARACTERS = 500;

    public function __construct(private DeliveryFileStorage $files) {}

    /** Call this only in the transaction that claims the call's idempotency key. */
    public function begin(IncomingCall $call): void
    {
        $body = new DeliveryPayload($call->request);
        $kept = $body->isForm() ? $this->files->keep($call->caller->key, $call->endpoint, $call->id, $body->files()) : [];
        $now = now();

        $row = (new WebhookDelivery([
            'source' => $call->caller->key,
            'source_name' => $call->caller->name,
            'endpoint' => $call->endpoint,
            'parameters' => $call->parameters === [] ? null : $call->parameters,
            'delivery_id' => $call->id,
            'content_type' => $body->contentType(),
            'payload' => $body->text($kept),
            'payload_hash' => $call->hash,
            'signed_at' => $call->caller->signedAt,
            'received_at' => $now,
        ]))->forceFill(['created_at' => $now, 'updated_at' => $now])->getAttributes();

        // A call that failed or was refused before starts again in the same row.
        WebhookDelivery::query()
            ->toBase()
            ->upsert(
                [$row],
                ['source', 'endpoint', 'delivery_id'],
                [
                    'source_name',
                    'parameters',
                    'content_type',
                    'payload',
                    'payload_hash',
                    'status',
                    'response_status',
                    'error',
                    'received_at',
                    'processed_at',
                    'updated_at',
                    ...$call->caller->signedAt === null ? [] : ['signed_at'],
                    'attempts' => DB::raw('webhook_deliveries.attempts + 1'),
                ],
            );
    }

    /** Call this in the transaction of the work. */
    public function processed(IncomingCall $call, Response $response): void
    {
        $this->rowOf($call)->update([
            'status' => WebhookDeliveryStatus::Processed,
            'response_status' => $response->getStatusCode(),
            'processed_at' => now(),
        ]);
    }

    /** Call this after the commit: the work has stored its own copies of the files. */
    public function tidy(IncomingCall $call): void
    {
        if ((new DeliveryPayload($call->request))->isForm()) {
            rescue(fn () => $this->files->forget($call->caller->key, $call->endpoint, $call->id));
        }
    }

    public function ended(IncomingCall $call, Response $response): void
    {
        $this->rowOf($call)->update([
            'status' => $response->getStatusCode() < 500 ? WebhookDeliveryStatus::Refused : WebhookDeliveryStatus::Failed,
            'response_status' => $response->getStatusCode(),
            'error' => self::reason($response),
        ]);
    }

    /**
     * Counts a repeated call that was already answered.
     *
     * @return bool whether it may get the stored answer. A signed call that is no newer than the last one is a replay attack
     */
    public function repeated(IncomingCall $call): bool
    {
        $signedAt = $call->caller->signedAt;
        $counted = $this->rowOf($call)
            ->when(
                $signedAt !== null,
                static fn (Builder $row) => $row->where(
                    static fn (Builder $older) => $older->whereNull('signed_at')->orWhere('signed_at', '<', $signedAt),
                ),
            )
            ->increment('duplicates', 1, $signedAt === null ? [] : ['signed_at' => $signedAt]);

        return $signedAt === null || $counted === 1;
    }

    /** @return Builder<WebhookDelivery> */
    private function rowOf(IncomingCall $call): Builder
    {
        return WebhookDelivery::query()->where('source', $call->caller->key)->where('endpoint', $call->endpoint)->where('delivery_id', $call->id);
    }

    /** The problem's type and the field names, without any submitted values. */
    private static function reason(Response $response): ?string
    {
        $problem = json_decode((string) $response->getContent(), true);
        if (! is_array($problem) || ! is_string($problem['type'] ?? null)) {
            return null;
        }
        $fields = is_array($problem['errors'] ?? null) ? implode(', ', array_keys($problem['errors'])) : '';

        return mb_substr(rtrim("{$problem['type']} {$fields}"), 0, self::MOST_ERROR_CHARACTERS);
    }
}
