<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\DbClients\DbClientReturn;
use App\Domain\Imports\DbClientContactWriter;
use App\Domain\Imports\EditedRecords;
use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\RecordUpdater;
use App\Domain\Leads\LeadOwners;
use App\Enums\DbClientStatus;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Enums\ImportStatus;
use App\Enums\MatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Audit\BulkAudit;
use App\Infrastructure\Search\SearchIndex;
use App\Models\Import;
use App\Models\ImportRow;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Collection as Records;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Undoes an import in steps: deletes new records and restores changed fields, unless staff have worked with them since. */
final readonly class UndoRows
{
    private const ROWS = 300;

    /** Fields with a colleague, and what the colleague is. */
    private const OWNERS = ['account_manager_id' => 'account manager', 'owner_id' => 'owner'];

    public function __construct(
        private EditedRecords $edited,
        private RecordUpdater $updater,
        private DbClientContactWriter $contacts,
        private DbClientReturn $dbClients,
        private SearchIndex $index,
        private BulkAudit $bulkAudit,
        private AuditTrail $audit,
    ) {}

    /** @return bool whether rows are left */
    public function handle(Import $import, float $until): bool
    {
        $schema = ImportSchema::of($import->kind);
        $id = $import->id;
        do {
            $import = DB::transaction(function () use ($id, $schema): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                if ($current->status === ImportStatus::Undoing) {
                    $this->step($current, $schema);
                }

                return $current;
            });
        } while ($import->status === ImportStatus::Undoing && microtime(true) < $until);

        return $import->status === ImportStatus::Undoing;
    }

    private function step(Import $import, ImportSchema $schema): void
    {
        // A finished row has another status, so the next rows are always the first ones.
        $updated = $this->next($import, ImportRowStatus::Updated);
        $created = $updated->isEmpty() ? $this->next($import, ImportRowStatus::Created) : new Collection;
        if ($updated->isNotEmpty()) {
            $this->restore($import, $schema, $updated);
        } elseif ($created->isNotEmpty()) {
            $this->remove($import, $schema, $created);
        } else {
            $import->status = ImportStatus::Undone;
            $import->undone_at = CarbonImmutable::now();
            $this->audit->record('import.undone', $import, after: $import->only(['undone_rows', 'kept_rows']), actorId: $import->undone_by);
        }
        $import->heartbeat_at = CarbonImmutable::now();
        $import->failures = 0;
        $import->save();
    }

    /** @return Collection<int, ImportRow> */
    private function next(Import $import, ImportRowStatus $status): Collection
    {
        return ImportRow::query()->where('import_id', $import->id)->where('status', $status)->orderBy('row_no')->limit(self::ROWS)->get();
    }

    /** @param  Collection<int, ImportRow>  $rows */
    private function restore(Import $import, ImportSchema $schema, Collection $rows): void
    {
        $this->dbClients->holdLists(
            ...$import->kind === ImportKind::DbClients
                ? $rows->map(static fn (ImportRow $row): int => (int) $row->subject_id)->all()
                : [],
        );
        $now = $this->currentTexts($import, $schema, $rows);
        $left = self::colleaguesWhoLeft($rows);
        $changes = [];
        foreach ($rows as $row) {
            $kept = [];
            foreach ($row->after ?? [] as $field => $text) {
                $former = (string) ($row->before[$field] ?? '');
                if (isset(self::OWNERS[$field]) && in_array($former, $left, true)) {
                    $kept[(string) $field] = 'The former '.self::OWNERS[$field].' is no longer active or can no longer see clients, so this was kept.';
                } elseif (($now[(int) $row->subject_id][$field] ?? null) === $text) {
                    $changes[(int) $row->subject_id][0][(string) $field] = (string) $text;
                    $changes[(int) $row->subject_id][1][(string) $field] = $former;
                } else {
                    $kept[(string) $field] = 'Changed since the import, so it was kept.';
                }
            }
            $this->settle($import, [$row->id], $kept === [] ? ImportRowStatus::Undone : ImportRowStatus::Kept, $kept);
        }

        /** @var array<int, array{array<string, string>, array<string, string>}> $changes */
        if ($import->kind === ImportKind::DbClients) {
            $this->contacts->remove($import, array_map(static fn (array $change): array => $change[0], $changes));
        }
        $this->updater->apply($import, $schema, $changes, $import->undone_by);
        foreach ($changes as $id => [, $after]) {
            if ($import->kind === ImportKind::DbClients && ($after['status'] ?? null) === DbClientStatus::Assigned->value) {
                $this->dbClients->settle($id, $import->undone_by);
            }
        }
    }

    /**
     * @param  Collection<int, ImportRow>  $rows
     * @return list<string> ids of the records' former owners who are no longer active or can no longer see clients
     */
    private static function colleaguesWhoLeft(Collection $rows): array
    {
        $former = $rows->flatMap(static fn (ImportRow $row): array => array_values(array_intersect_key($row->before ?? [], self::OWNERS)))->filter()->unique();

        return $former->isEmpty() ? [] : array_values($former->diff(LeadOwners::keeping(User::query()->whereKey($former->all()))->pluck('id'))->all());
    }

    /**
     * Locks the records and returns their present values, as text.
     *
     * @param  Collection<int, ImportRow>  $rows
     * @return array<int, array<string, string>> by id
     */
    private function currentTexts(Import $import, ImportSchema $schema, Collection $rows): array
    {
        $records = $this->lock($schema, $rows)->whereNull('deleted_at');
        $now = array_map($schema->texts(...), $records->keyBy('id')->all());
        if ($import->kind !== ImportKind::DbClients || $now === []) {
            return $now;
        }
        $suppressions = $this->updater->suppressions(array_keys($now));
        /** @var array<int, array<string, string>> $added */
        $added = array_intersect_key($rows->mapWithKeys(static fn (ImportRow $row): array => [(int) $row->subject_id => $row->after ?? []])->all(), $now);
        $contacts = $this->contacts->untouched($added);

        return array_combine(
            array_keys($now),
            array_map(static fn (int $id): array => [...$now[$id], ...$suppressions[$id], ...$contacts[$id]], array_keys($now)),
        );
    }

    /**
     * @param  Collection<int, ImportRow>  $rows
     * @return Records<int, stdClass>
     */
    private function lock(ImportSchema $schema, Collection $rows): Records
    {
        return DB::table($schema->table())->whereIn('id', $rows->pluck('subject_id')->all())->orderBy('id')->lockForUpdate()->get();
    }

    /** @param  Collection<int, ImportRow>  $rows */
    private function remove(Import $import, ImportSchema $schema, Collection $rows): void
    {
        $this->lock($schema, $rows);
        $edited = array_map(intval(...), $this->edited->rows($import)->whereIn('import_rows.id', $rows->modelKeys())->pluck('subject_id')->all());
        [$kept, $gone] = $rows->partition(static fn (ImportRow $row): bool => in_array((int) $row->subject_id, $edited, true));
        $ids = array_values($gone->map(static fn (ImportRow $row): int => (int) $row->subject_id)->all());
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');

        DB::table($schema->table())
            ->whereIn('id', $ids)
            ->update([
                'deleted_at' => $now,
                'updated_at' => $now,
                // Frees the PIN, so that a corrected file can import the same people again.
                ...$schema->kind === ImportKind::Clients
                    ? [
                        'pin' => DB::raw(
                            in_array(DB::getDriverName(), ['mysql', 'mariadb'], true) ? "concat('x-', id)" : "'x-' || id",
                        ),
                    ]
                    : [],
            ]);
        if ($schema->kind === ImportKind::DbClients) {
            $this->contacts->removeConsents($import, $ids);
        }
        $this->index->putMany($schema->type, array_fill_keys($ids, []));
        // Undecided matches of deleted records go; decided ones are kept.
        foreach (['left', 'right'] as $side) {
            DB::table('matches')->where("{$side}_type", $schema->type)->whereIn("{$side}_id", $ids)->where('status', MatchStatus::Suggested->value)->delete();
        }
        $this->bulkAudit->record(
            "{$schema->type}.deleted",
            $schema->type,
            array_fill_keys($ids, [['import_id' => $import->id], ['source' => 'import undone']]),
            $import->undone_by ?? $import->user_id,
        );
        $this->settle($import, array_values($gone->modelKeys()), ImportRowStatus::Undone, []);
        $this->settle($import, array_values($kept->modelKeys()), ImportRowStatus::Kept, ['row' => 'Used since the import, so the record was kept.']);
    }

    /**
     * @param  list<int>  $rowIds
     * @param  array<string, string>  $messages
     */
    private function settle(Import $import, array $rowIds, ImportRowStatus $status, array $messages): void
    {
        DB::table('import_rows')
            ->whereIn('id', $rowIds)
            ->update([
                'status' => $status->value,
                ...$messages === [] ? [] : ['errors' => json_encode($messages, JSON_THROW_ON_ERROR)],
            ]);
        $status === ImportRowStatus::Undone ? ($import->undone_rows += count($rowIds)) : ($import->kept_rows += count($rowIds));
    }
}
