<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Models\Import;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Which records of an import somebody has worked with since, however the import ended: an undo leaves those alone.
 *
 * A new record is worked with when anything is on the trail of it but its making, or anything hangs on it. A record that was
 * only changed goes back to what it was, field by field, however it is used; of it counts what came after the row.
 */
final readonly class EditedRecords
{
    public function rows(Import $import, RecordWriter $writer): Builder
    {
        return DB::table('import_rows')->where('import_id', $import->id)->where(fn (Builder $any): Builder => $any
            ->where(fn (Builder $created): Builder => $created->where('import_rows.status', 'created')->where(fn (Builder $used): Builder => $this->used($used, $writer)))
            ->orWhere(fn (Builder $updated): Builder => $updated->where('import_rows.status', 'updated')->whereExists(fn (Builder $events): Builder => $this->eventsOf($events)
                ->whereRaw('audit_events.id > coalesce(import_rows.audit_event_id, 0)'))));
    }

    private function used(Builder $any, RecordWriter $writer): Builder
    {
        $making = "{$writer->type()}.created";
        $any->whereExists(fn (Builder $events): Builder => $this->eventsOf($events)->where('audit_events.action', '!=', $making));
        if ($writer->type() === 'client') {
            $any->orWhereExists(static fn (Builder $events): Builder => $events->selectRaw('1')->from('audit_events')
                ->whereColumn('audit_events.client_id', 'import_rows.subject_id')->where('audit_events.action', '!=', $making));
        }
        foreach ($writer->dependents() as ['table' => $table, 'column' => $column, 'type' => $type]) {
            $any->orWhereExists(static fn (Builder $rows): Builder => $rows->selectRaw('1')->from($table)
                ->whereColumn("{$table}.{$column}", 'import_rows.subject_id')
                // What the import noted by itself.
                ->when($table === 'consents', static fn (Builder $consents): Builder => $consents->whereNull('consents.import_id'))
                ->when($type !== null, static fn (Builder $morph): Builder => $morph->where("{$table}.{$type}", $writer->type())));
        }

        return $any;
    }

    private function eventsOf(Builder $events): Builder
    {
        return $events->selectRaw('1')->from('audit_events')
            ->whereColumn('audit_events.subject_type', 'import_rows.subject_type')->whereColumn('audit_events.subject_id', 'import_rows.subject_id');
    }
}
