<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Domain\Leads\LeadOwners;
use App\Enums\BulkChangeKind;
use App\Enums\BulkChangeStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Clients\ClientBulkScope;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Runs one batch of a bulk change or its undo. One transaction holds the clients, the results and the progress, so a crash loses
 * at most one batch, and a second worker waits for the first.
 */
final readonly class AdvanceBulkChange
{
    public const BATCH = 100;

    private const GONE = 'This client was deleted or merged into another client.';

    private const NO_LONGER_MATCHES = 'This client no longer matches the search and filters.';

    public function __construct(private ClientBulkScope $scope, private ApplyBulkChange $apply, private RevertBulkChange $revert, private Gate $gate, private AuditTrail $audit) {}

    /** @return bool whether batches are left */
    public function handle(int $bulkChangeId): bool
    {
        return DB::transaction(function () use ($bulkChangeId): bool {
            $change = BulkChange::query()->lockForUpdate()->find($bulkChangeId);
            if (! ($change?->status->isUnfinished() ?? false)) {
                return false;
            }
            // Permissions are read again for each batch, so a removed permission applies from the next batch on.
            $user = User::query()->find($change->user_id);
            $refusal = $this->refusal($change, $user);
            if ($user === null || $refusal !== null) {
                return $this->fail($change, (string) $refusal);
            }
            $change->setRelation('user', $user);

            return $change->status->isApplying() ? $this->apply($change) : $this->undo($change);
        });
    }

    private function apply(BulkChange $change): bool
    {
        $change->total_rows ??= $this->scope->total($change->filters, $change->user);
        $ids = $this->scope->next($change->filters, $change->user, $change->after_id, self::BATCH);
        $clients = $this->clients($ids)->keyBy('id');
        $fitting = $change->filters['ids'] === null ? array_fill_keys($ids, true) : $this->scope->fitting($change->filters, $change->user, $ids);
        $rows = array_map(function (int $id) use ($change, $clients, $fitting): BulkChangeRow {
            $client = $clients->get($id);
            $skipReason = $client === null ? self::GONE : (isset($fitting[$id]) ? null : self::NO_LONGER_MATCHES);

            return $client === null || $skipReason !== null
                ? new BulkChangeRow(['bulk_change_id' => $change->id, 'client_id' => $id, 'skipped_because' => $skipReason])
                : $this->apply->handle($change, $client);
        }, $ids);
        BulkChangeRow::query()->insert(array_map(static fn (BulkChangeRow $row): array => [
            'before' => null, 'note_id' => null, 'skipped_because' => null, ...$row->getAttributes(),
        ], $rows));
        $skipped = count(array_filter($rows, static fn (BulkChangeRow $row): bool => $row->skipped_because !== null));

        return $this->saveProgress($change, $ids, BulkChangeStatus::Running, BulkChangeStatus::Done, [
            'changed_rows' => $change->changed_rows + count($rows) - $skipped, 'skipped_rows' => $change->skipped_rows + $skipped,
        ]);
    }

    /** Finished changes are kept and can be undone. */
    private function fail(BulkChange $change, string $reason): bool
    {
        $before = $change->status;
        $change->update(['status' => BulkChangeStatus::Failed, 'error' => $reason, 'finished_at' => now()]);
        $this->audit->record('clients.bulk_change_stopped', $change, ['status' => $before->value], ['status' => BulkChangeStatus::Failed->value, 'reason' => $reason]);

        return false;
    }

    private function undo(BulkChange $change): bool
    {
        $rows = BulkChangeRow::query()->where('bulk_change_id', $change->id)->whereNull('skipped_because')->whereNull('undone_at')
            ->where('client_id', '>', $change->after_id)->orderBy('client_id')->limit(self::BATCH)->get()->keyBy('client_id');
        $ids = $rows->keys()->map(intval(...))->all();
        $kept = 0;
        $clients = $this->clients($ids)->keyBy('id');
        foreach ($rows as $row) {
            $client = $clients->get($row->client_id);
            $reason = $client === null ? self::GONE : $this->revert->handle($change, $client, $row);
            $row->update($reason === null ? ['undone_at' => now()] : ['skipped_because' => $reason]);
            $kept += $reason === null ? 0 : 1;
        }

        return $this->saveProgress($change, $ids, BulkChangeStatus::Undoing, BulkChangeStatus::Undone, ['skipped_rows' => $change->skipped_rows + $kept]);
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
    private function saveProgress(BulkChange $change, array $ids, BulkChangeStatus $unfinished, BulkChangeStatus $end, array $counts): bool
    {
        $hasMore = count($ids) === self::BATCH;
        $change->update([
            ...$counts,
            'status' => $hasMore ? $unfinished : $end,
            'after_id' => $ids === [] ? $change->after_id : max($ids),
            'heartbeat_at' => now(),
            'finished_at' => $hasMore ? null : now(),
        ]);

        return $hasMore;
    }

    /**
     * The reason to stop, or null.
     *
     * @param  User|null  $user  the user who started it; null when deleted
     */
    private function refusal(BulkChange $change, ?User $user): ?string
    {
        return match (true) {
            $user === null, ! $user->is_active => 'Stopped: the user who started this is no longer active.',
            ! $this->gate->forUser($user)->allows('changeMany', Client::class) => 'Stopped: the user who started this can no longer change clients in bulk.',
            $change->status->isApplying() && $this->isManagerGone($change) => 'Stopped: the chosen account manager is no longer active or can no longer see clients.',
            default => null,
        };
    }

    private function isManagerGone(BulkChange $change): bool
    {
        return $change->kind === BulkChangeKind::Manager && $change->payload['value'] !== ''
            && LeadOwners::orNull((int) $change->payload['value']) === null;
    }
}
