<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Infrastructure\Impersonation\CurrentImpersonation;
use Carbon\CarbonImmutable;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

/** Records changes to many DB clients in the activity log; call it in their transaction. */
final readonly class DbClientAudit
{
    private const BATCH = 500;

    public function __construct(private Request $request, private CurrentImpersonation $impersonation) {}

    /**
     * @param  iterable<int, array{array<string, mixed>, array<string, mixed>}>  $changes  before and after, by the DB client's id
     */
    public function many(string $action, iterable $changes, ?int $actorId): void
    {
        $now = CarbonImmutable::now();
        $impersonator = $this->impersonation->actorId();
        $rows = [];
        foreach ($changes as $id => [$before, $after]) {
            $rows[] = [
                'actor_id' => $actorId, 'impersonator_id' => $impersonator, 'subject_type' => 'db_client', 'subject_id' => $id, 'action' => $action,
                'before' => json_encode((object) $before, JSON_THROW_ON_ERROR), 'after' => json_encode((object) $after, JSON_THROW_ON_ERROR),
                'ip' => $this->request->ip(), 'created_at' => $now,
            ];
        }
        foreach (array_chunk($rows, self::BATCH) as $batch) {
            DB::table('audit_events')->insert($batch);
        }
    }
}
