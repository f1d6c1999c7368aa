<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\DbClients\Cleanup\Change;
use App\Domain\DbClients\DbClientAudit;
use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\DbClientScope;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\OrderedPair;
use App\Enums\DbCleanupStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Lists\DbClients\CleanupRows;
use App\Lists\DbClients\DbClientSelection;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\Merge;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Runs or undoes a clean-up in steps by id. Each step saves its changes, the former values and the progress in one transaction,
 * so a run that died continues where it stopped.
 */
final readonly class AdvanceDbCleanup
{
    private const STEP = 500;

    private const MERGE_REASON = 'Same name and number, merged by a clean-up';

    public function __construct(
        private DbClientAudit $audit,
        private SearchIndex $search,
        private DbClientImporter $importer,
        private CleanupRows $rows,
        private MergeRecords $merge,
        private UndoMerge $undoMerge,
    ) {}

    /** @return bool whether there are more steps */
    public function handle(DbCleanup $cleanup): bool
    {
        return DB::transaction(function () use ($cleanup): bool {
            $current = DbCleanup::query()->lockForUpdate()->findOrFail($cleanup->id);

            return match ($current->status) {
                DbCleanupStatus::Queued, DbCleanupStatus::Running => $this->forward($current),
                DbCleanupStatus::Undoing => $this->back($current),
                default => false,
            };
        }, 3);
    }

    private function forward(DbCleanup $cleanup): bool
    {
        [$selection, $starter] = [DbClientSelection::ofCleanup($cleanup), User::withTrashed()->findOrFail($cleanup->user_id)];
        $ids = $this->rows->after($cleanup->cursor, self::STEP, $cleanup->kind, $selection, $starter);
        $this->rows->hold($ids, $cleanup->kind, $selection, $starter);
        $changes = array_values(
            array_filter(
                $this->rows->plan($ids, $cleanup->kind, $selection, $starter),
                fn (Change $change): bool => $this->make($change, $starter),
            ),
        );
        foreach (
            array_chunk(
                array_map(
                    static fn (Change $change): array => [
                        'db_cleanup_id' => $cleanup->id,
                        'db_client_id' => $change->dbClientId,
                        'subject_type' => $change->subjectType,
                        'subject_id' => $change->subjectId,
                        'before' => json_encode($change->before, JSON_THROW_ON_ERROR),
                        'after' => $change->after === null ? null : json_encode($change->after, JSON_THROW_ON_ERROR),
                    ],
                    $changes,
                ),
                self::STEP,
            ) as $rows
        ) {
            DB::table('db_cleanup_changes')->insert($rows);
        }
        $this->settle('db_client.cleaned', $changes, $cleanup->user_id);

        $hasMore = count($ids) === self::STEP;
        $now = CarbonImmutable::now();
        $cleanup->fill([
            'status' => $hasMore ? DbCleanupStatus::Running : DbCleanupStatus::Done, 'started_at' => $cleanup->started_at ?? $now, 'heartbeat_at' => $now,
            'finished_at' => $hasMore ? null : $now, 'cursor' => $ids === [] ? $cleanup->cursor : max($ids),
            'processed_rows' => $cleanup->processed_rows + count($ids), 'changed_rows' => $cleanup->changed_rows + count($changes),
        ])->save();

        return $hasMore;
    }

    /** Undoes the last change first and keeps rows that were changed since. */
    private function back(DbCleanup $cleanup): bool
    {
        $rows = DB::table('db_cleanup_changes')
            ->where('db_cleanup_id', $cleanup->id)
            ->where('id', '<', $cleanup->cursor)
            ->orderByDesc('id')
            ->limit(self::STEP)
            ->get();
        $undone = [];
        $actor = User::withTrashed()->findOrFail($cleanup->undone_by ?? $cleanup->user_id);
        foreach ($rows as $row) {
            $before = json_decode((string) $row->before, true, flags: JSON_THROW_ON_ERROR);
            $after = $row->after === null ? null : json_decode((string) $row->after, true, flags: JSON_THROW_ON_ERROR);
            if ($this->mayUndo($row, $after, $actor) && $this->undo($cleanup, $row, $before, $after, $actor)) {
                $undone[] = new Change($row->subject_type, (int) $row->subject_id, (int) $row->db_client_id, $after ?? [], $before);
            }
        }
        $this->settle('db_client.clean_up_undone', $undone, $cleanup->undone_by);

        $hasMore = $rows->count() === self::STEP;
        $now = CarbonImmutable::now();
        $cleanup->fill([
            'status' => $hasMore ? DbCleanupStatus::Undoing : DbCleanupStatus::Undone, 'heartbeat_at' => $now, 'undone_at' => $hasMore ? null : $now,
            'cursor' => (int) ($rows->last()->id ?? $cleanup->cursor), 'kept_rows' => $cleanup->kept_rows + $rows->count() - count($undone),
        ])->save();

        return $hasMore;
    }

    /**
     * A contractor's DB client may have left their lists since. A merged one is on the list of the record it became part of.
     *
     * @param  array<string, mixed>|null  $after
     */
    private function mayUndo(stdClass $row, ?array $after, User $actor): bool
    {
        $scope = DbClientScope::of($actor);
        $dbClient = $scope->isOwnListsOnly ? DbClient::query()->find((int) ($after['merged_into_id'] ?? $row->db_client_id)) : null;

        return ! $scope->isOwnListsOnly || ($dbClient !== null && $scope->holds($dbClient));
    }

    /** @return bool false when one of two duplicates was deleted or converted in the meantime */
    private function make(Change $change, User $starter): bool
    {
        if ($change->subjectType !== Change::MERGE) {
            $this->write($change->subjectType, $change->subjectId, $change->after);

            return true;
        }
        $older = (int) ($change->after['merged_into_id'] ?? 0);
        $match = DB::table('matches')->where(OrderedPair::of('db_client', $older, 'db_client', $change->subjectId)->columns())->value('id');
        try {
            $this->merge->handle('db_client', $older, $change->subjectId, $match === null ? null : (int) $match, self::MERGE_REASON, $starter);
        } catch (MergeRefusedException) {
            return false;
        }

        return true;
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>|null  $after
     * @return bool false when it was undone before, or a later change prevents it
     */
    private function undo(DbCleanup $cleanup, stdClass $row, array $before, ?array $after, User $actor): bool
    {
        if ($row->subject_type === Change::MERGE) {
            return $this->unmerge($cleanup, (int) $row->subject_id, (int) ($after['merged_into_id'] ?? 0), $actor);
        }
        $isUnchanged = $this->isUnchanged($row, $before, $after);
        if ($isUnchanged) {
            $this->write($row->subject_type, (int) $row->subject_id, $before);
        }

        return $isUnchanged;
    }

    private function unmerge(DbCleanup $cleanup, int $youngerId, int $olderId, User $actor): bool
    {
        // A colleague or a later clean-up may have merged the two again, after this merge was undone.
        $merge = Merge::query()->where(['subject_type' => 'db_client', 'winner_id' => $olderId, 'loser_id' => $youngerId, 'reason' => self::MERGE_REASON])
            ->where('created_at', '>=', $cleanup->created_at)->oldest('id')->first();
        try {
            if ($merge !== null) {
                $this->undoMerge->handle($merge, $actor);
            }
        } catch (MergeRefusedException) {
            return false;
        }

        return $merge !== null;
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>|null  $after
     */
    private function isUnchanged(stdClass $row, array $before, ?array $after): bool
    {
        $table = Change::TABLES[$row->subject_type];
        $now = DB::table($table)->where('id', $row->subject_id)->first();
        if ($after === null) {
            return $now === null && ($table !== 'db_phone_numbers'
                || ! DB::table($table)->where('db_client_id', $before['db_client_id'])->where('e164', $before['e164'])->exists());
        }
        foreach ($after as $field => $value) {
            if ($now === null || self::comparable($now->{$field}) !== self::comparable($value)) {
                return false;
            }
        }

        return true;
    }

    /** Databases store booleans and dates in different formats. */
    private static function comparable(mixed $value): string
    {
        $text = is_bool($value) ? (string) (int) $value : (string) $value;

        return preg_match('/\A\d{4}-\d{2}-\d{2} 00:00:00\z/', $text) === 1 ? substr($text, 0, 10) : $text;
    }

    /** @param  array<string, mixed>|null  $fields  null to delete the row; with an id to restore a deleted one */
    private function write(string $type, int $id, ?array $fields): void
    {
        // PostgreSQL takes no number for a boolean.
        if ($type === 'db_phone_number' && isset($fields['id'], $fields['is_valid'])) {
            $fields['is_valid'] = (bool) $fields['is_valid'];
        }
        $table = DB::table(Change::TABLES[$type]);
        match (true) {
            $fields === null => $table->where('id', $id)->delete(),
            isset($fields['id']) => $table->insert($fields),
            default => $table->where('id', $id)->update($fields),
        };
    }

    /** @param  list<Change>  $changes */
    private function settle(string $action, array $changes, ?int $actorId): void
    {
        $audited = [];
        $ids = [];
        // A merge updates the audit trail and the search index itself.
        foreach (array_filter($changes, static fn (Change $change): bool => $change->subjectType !== Change::MERGE) as $change) {
            $isRow = $change->subjectType !== 'db_client';
            $before = $isRow ? ["{$change->subjectType} {$change->subjectId}" => self::words($change->before)] : $change->before;
            $after = $isRow ? ["{$change->subjectType} {$change->subjectId}" => self::words($change->after ?? [])] : ($change->after ?? []);
            $known = $audited[$change->dbClientId] ?? [[], []];
            $audited[$change->dbClientId] = [[...$known[0], ...$before], [...$known[1], ...$after]];
            $ids[$change->dbClientId] = true;
            foreach ([$change->before['db_client_id'] ?? null, $change->after['db_client_id'] ?? null] as $id) {
                $ids += $id === null ? [] : [(int) $id => true];
            }
        }
        $this->audit->many($action, $audited, $actorId);
        DB::table('db_clients')->whereIn('id', array_keys($ids))->update(['version' => DB::raw('version + 1'), 'updated_at' => CarbonImmutable::now()]);
        foreach (DbClient::withTrashed()->whereKey(array_keys($ids))->get() as $dbClient) {
            $dbClient->trashed() ? $this->search->remove($dbClient) : $this->search->put($dbClient);
        }
        $this->importer->settle(array_keys($ids), $actorId);
    }

    /**
     * The audit trail names changed contact details; their values stay with the clean-up.
     *
     * @param  array<string, mixed>  $fields
     */
    private static function words(array $fields): string
    {
        return implode(
            ', ',
            array_map(
                static fn (string $field, mixed $value): string => in_array($field, ['e164', 'line', 'value_hash'], true)
                    ? $field
                    : "{$field}: ".self::comparable($value),
                array_keys($fields),
                $fields,
            ),
        );
    }
}
