<?php

declare(strict_types=1);

namespace App\Infrastructure\Audit;

use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Support\BulkSql;
use Carbon\CarbonImmutable;

/** Writes the activity log of many records at once, for background work. Call it in the transaction of the changes. */
final readonly class BulkAudit
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /**
     * @param  string  $type  the records' morph name
     * @param  array<int, array{array<string, mixed>, array<string, mixed>}>  $changes  before and after by id, only the fields that changed
     */
    public function record(string $action, string $type, array $changes, int $actorId): void
    {
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');
        $impersonator = $this->impersonation->actorId();
        $rows = [];
        foreach ($changes as $id => [$before, $after]) {
            $rows[] = [
                'actor_id' => $actorId,
                'impersonator_id' => $impersonator,
                'subject_type' => $type,
                'subject_id' => $id,
                'client_id' => $type === 'client' ? $id : null,
                'action' => $action,
                'before' => json_encode($before, JSON_THROW_ON_ERROR),
                'after' => json_encode($after, JSON_THROW_ON_ERROR),
                'created_at' => $now,
            ];
        }
        BulkSql::insert('audit_events', $rows);
    }
}
