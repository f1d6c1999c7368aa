<?php

declare(strict_types=1);

namespace App\Services\Bulk;

use App\Enums\BulkChangeStatus;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Takes a change of many clients, or its undo, on by one batch: the clients, what is kept of each and how far it is, in one
 * transaction. A process that dies loses the batch as a whole, a second worker waits for the first and goes on after it.
 */
final readonly class ClientBulkRunner
{
    public const BATCH = 100;

    public function __construct(private ClientBulkScope $scope, private ClientBulkStep $step) {}

    /** True while there is more to do. */
    public function runBatch(int $bulkChangeId): bool
    {
        return DB::transaction(function () use ($bulkChangeId): bool {
            $change = BulkChange::query()->with('user')->lockForUpdate()->find($bulkChangeId);

            return match ($change?->status) {
                BulkChangeStatus::Queued, BulkChangeStatus::Running => $this->apply($change),
                BulkChangeStatus::Undoing => $this->undo($change),
                default => false,
            };
        });
    }

    private function apply(BulkChange $change): bool
    {
        $matching = $this->scope->matching($change->filters, $change->user);
        $change->total_rows ??= (clone $matching)->count();
        $ids = $matching->where('clients.id', '>', $change->after_id)->orderBy('clients.id')->limit(self::BATCH)->pluck('clients.id')->map(intval(...))->all();
        $rows = $this->clients($ids)->map(fn (Client $client): BulkChangeRow => $this->step->apply($change, $client));
        BulkChangeRow::query()->insert($rows->map(static fn (BulkChangeRow $row): array => [
            'before' => null, 'note_id' => null, 'skipped_because' => null, ...$row->getAttributes(),
        ])->all());
        $skipped = $rows->filter(static fn (BulkChangeRow $row): bool => $row->skipped_because !== null)->count();

        return $this->moveOn($change, $ids, BulkChangeStatus::Running, BulkChangeStatus::Done, [
            'changed_rows' => $change->changed_rows + $rows->count() - $skipped, 'skipped_rows' => $change->skipped_rows + $skipped,
        ]);
    }

    private function undo(BulkChange $change): bool
    {
        $rows = BulkChangeRow::query()->where('bulk_change_id', $change->id)->whereNull('skipped_because')
            ->where('client_id', '>', $change->after_id)->orderBy('client_id')->limit(self::BATCH)->get()->keyBy('client_id');
        $ids = $rows->keys()->map(intval(...))->all();
        $kept = 0;
        foreach ($this->clients($ids) as $client) {
            $row = $rows[$client->id];
            $reason = $this->step->undo($change, $client, $row);
            $row->update($reason === null ? ['undone_at' => now()] : ['skipped_because' => $reason]);
            $kept += $reason === null ? 0 : 1;
        }

        return $this->moveOn($change, $ids, BulkChangeStatus::Undoing, BulkChangeStatus::Undone, ['skipped_rows' => $change->skipped_rows + $kept]);
    }

    /**
     * @param  array<int>  $ids
     * @return Collection<int, Client>
     */
    private function clients(array $ids): Collection
    {
        return Client::query()->whereKey($ids)->orderBy('id')->lockForUpdate()->get();
    }

    /**
     * @param  array<int>  $ids  of the batch
     * @param  array<string, int>  $counts
     */
    private function moveOn(BulkChange $change, array $ids, BulkChangeStatus $meanwhile, BulkChangeStatus $end, array $counts): bool
    {
        $hasMore = count($ids) === self::BATCH;
        $change->update([
            ...$counts,
            'status' => $hasMore ? $meanwhile : $end,
            'after_id' => $ids === [] ? $change->after_id : max($ids),
            'heartbeat_at' => now(),
            'finished_at' => $hasMore ? null : now(),
        ]);

        return $hasMore;
    }
}
