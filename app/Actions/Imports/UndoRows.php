<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Enums\ImportStatus;
use App\Enums\MatchStatus;
use App\Models\Import;
use App\Models\ImportRow;
use App\Services\Audit\AuditTrail;
use App\Services\Audit\BulkAudit;
use App\Services\Imports\EditedRecords;
use App\Services\Imports\KnownPeople;
use App\Services\Imports\ProspectReach;
use App\Services\Imports\RecordUpdates;
use App\Services\Imports\RecordWriter;
use App\Services\Imports\RecordWriters;
use App\Services\Search\SearchIndex;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Collection as Records;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Takes an import back: new records go, changed fields are what they were, unless somebody has worked with them since. */
final readonly class UndoRows
{
    private const ROWS = 300;

    public function __construct(
        private RecordWriters $writers,
        private EditedRecords $edited,
        private RecordUpdates $updates,
        private ProspectReach $reach,
        private SearchIndex $index,
        private BulkAudit $bulkAudit,
        private AuditTrail $audit,
    ) {}

    /** True when there is more to take back. */
    public function handle(Import $import, float $until): bool
    {
        $writer = $this->writers->of($import);
        $id = $import->id;
        do {
            $import = DB::transaction(function () use ($id, $writer): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                if ($current->status === ImportStatus::Undoing) {
                    $this->step($current, $writer);
                }

                return $current;
            });
        } while ($import->status === ImportStatus::Undoing && microtime(true) < $until);

        return $import->status === ImportStatus::Undoing;
    }

    private function step(Import $import, RecordWriter $writer): void
    {
        // A row that is done has another state, so the next ones are always the first.
        $updated = $this->next($import, ImportRowStatus::Updated);
        $created = $updated->isEmpty() ? $this->next($import, ImportRowStatus::Created) : new Collection;
        if ($updated->isNotEmpty()) {
            $this->putBack($import, $writer, $updated);
        } elseif ($created->isNotEmpty()) {
            $this->remove($import, $writer, $created);
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
    private function putBack(Import $import, RecordWriter $writer, Collection $rows): void
    {
        $now = $this->now($import, $writer, $rows);
        $changes = [];
        foreach ($rows as $row) {
            $kept = [];
            foreach ($row->after ?? [] as $field => $text) {
                if (($now[(int) $row->subject_id][$field] ?? null) === $text) {
                    $changes[(int) $row->subject_id][0][(string) $field] = (string) $text;
                    $changes[(int) $row->subject_id][1][(string) $field] = (string) ($row->before[$field] ?? '');
                } else {
                    $kept[(string) $field] = 'Changed since by somebody else, and kept.';
                }
            }
            $this->settle($import, [$row->id], $kept === [] ? ImportRowStatus::Undone : ImportRowStatus::Kept, $kept);
        }

        /** @var array<int, array{array<string, string>, array<string, string>}> $changes */
        if ($import->kind === ImportKind::DbClients) {
            $this->reach->remove(array_map(static fn (array $change): array => $change[0], $changes));
        }
        $this->updates->apply($import, $writer, $changes, $import->undone_by);
    }

    /**
     * What the records hold of what the rows wrote, as text; they are locked until the step is through.
     *
     * @param  Collection<int, ImportRow>  $rows
     * @return array<int, array<string, string>> by id
     */
    private function now(Import $import, RecordWriter $writer, Collection $rows): array
    {
        $records = $this->lock($import, $rows)->whereNull('deleted_at');
        $now = array_map($writer->textsOf(...), $records->keyBy('id')->all());
        if ($import->kind !== ImportKind::DbClients || $now === []) {
            return $now;
        }
        $standing = $this->updates->standing(array_keys($now));
        /** @var array<int, array<string, string>> $added */
        $added = array_intersect_key($rows->mapWithKeys(static fn (ImportRow $row): array => [(int) $row->subject_id => $row->after ?? []])->all(), $now);
        $reach = $this->reach->standing($added);

        return array_combine(array_keys($now), array_map(static fn (int $id): array => [...$now[$id], ...$standing[$id], ...$reach[$id]], array_keys($now)));
    }

    /**
     * @param  Collection<int, ImportRow>  $rows
     * @return Records<int, stdClass>
     */
    private function lock(Import $import, Collection $rows): Records
    {
        return DB::table(KnownPeople::table($import->kind))->whereIn('id', $rows->pluck('subject_id')->all())->orderBy('id')->lockForUpdate()->get();
    }

    /** @param  Collection<int, ImportRow>  $rows */
    private function remove(Import $import, RecordWriter $writer, Collection $rows): void
    {
        $this->lock($import, $rows);
        $edited = array_map(intval(...), $this->edited->rows($import, $writer)->whereIn('import_rows.id', $rows->modelKeys())->pluck('subject_id')->all());
        [$kept, $gone] = $rows->partition(static fn (ImportRow $row): bool => in_array((int) $row->subject_id, $edited, true));
        $ids = array_values($gone->map(static fn (ImportRow $row): int => (int) $row->subject_id)->all());
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');

        DB::table(KnownPeople::table($import->kind))->whereIn('id', $ids)->update([
            'deleted_at' => $now,
            'updated_at' => $now,
            // The PIN is free for whoever is brought in next, most of all for the same people from a better file.
            ...($writer->type() === 'client' ? ['pin' => DB::raw(in_array(DB::getDriverName(), ['mysql', 'mariadb'], true) ? "concat('x-', id)" : "'x-' || id")] : []),
        ]);
        $this->index->putMany($writer->type(), array_fill_keys($ids, []));
        $this->forgetMatches($writer->type(), $ids);
        $this->bulkAudit->record("{$writer->type()}.deleted", $writer->type(), array_fill_keys($ids, [['import_id' => $import->id], ['source' => 'import undone']]), $import->undone_by ?? $import->user_id);
        $this->settle($import, array_values($gone->modelKeys()), ImportRowStatus::Undone, []);
        $this->settle($import, array_values($kept->modelKeys()), ImportRowStatus::Kept, ['row' => 'Somebody has worked with this record since, so it was kept.']);
    }

    /**
     * Nobody has to decide about a record that is gone; what was decided is kept.
     *
     * @param  list<int>  $ids
     */
    private function forgetMatches(string $type, array $ids): void
    {
        foreach (['left', 'right'] as $side) {
            DB::table('matches')->where("{$side}_type", $type)->whereIn("{$side}_id", $ids)->where('status', MatchStatus::Suggested->value)->delete();
        }
    }

    /**
     * @param  list<int>  $rowIds
     * @param  array<string, string>  $messages
     */
    private function settle(Import $import, array $rowIds, ImportRowStatus $status, array $messages): void
    {
        DB::table('import_rows')->whereIn('id', $rowIds)->update(['status' => $status->value, ...($messages === [] ? [] : ['errors' => json_encode($messages, JSON_THROW_ON_ERROR)])]);
        $status === ImportRowStatus::Undone ? $import->undone_rows += count($rowIds) : $import->kept_rows += count($rowIds);
    }
}
