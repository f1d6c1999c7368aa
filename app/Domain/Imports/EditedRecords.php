<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\BetstopCheckResult;
use App\Models\Import;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The rows whose records staff have worked with since the import. An undo keeps these records.
 *
 * A created record counts when it has an audit event after the row or any dependent row. An updated record counts when it has an
 * audit event after the row.
 */
final readonly class EditedRecords
{
    /** The register is asked about every open account each night. */
    private const CHECKED = 'client.betstop_checked';

    public function rows(Import $import): Builder
    {
        $schema = ImportSchema::of($import->kind);

        return DB::table('import_rows')
            ->where('import_id', $import->id)
            ->where(
                fn (Builder $any): Builder => $any
                    ->where(
                        fn (Builder $created): Builder => $created
                            ->where('import_rows.status', 'created')
                            ->where(fn (Builder $used): Builder => $this->used($used, $schema)),
                    )
                    ->orWhere(
                        fn (Builder $updated): Builder => $updated
                            ->where('import_rows.status', 'updated')
                            ->whereExists($this->laterEvents(...)),
                    ),
            );
    }

    private function used(Builder $any, ImportSchema $schema): Builder
    {
        $any->whereExists($this->laterEvents(...));
        if ($schema->type === 'client') {
            $any->orWhereExists(static fn (Builder $events): Builder => $events->selectRaw('1')->from('audit_events')
                ->whereColumn('audit_events.client_id', 'import_rows.subject_id')->whereNotIn('audit_events.action', ['client.created', self::CHECKED]));
        }
        foreach ($schema->dependents() as ['table' => $table, 'column' => $column, 'type' => $type]) {
            $any->orWhereExists(
                static fn (Builder $rows): Builder => $rows
                    ->selectRaw('1')
                    ->from($table)
                    ->whereColumn("{$table}.{$column}", 'import_rows.subject_id')
                    // Consent that the import itself recorded does not count.
                    ->when(
                        $table === 'consents',
                        static fn (Builder $consents): Builder => $consents->whereNull('consents.import_id'),
                    )
                    // Nor does a check of the BetStop register, unless the person is registered.
                    ->when(
                        $table === 'betstop_checks',
                        static fn (Builder $checks): Builder => $checks->where(
                            'betstop_checks.result',
                            BetstopCheckResult::Registered->value,
                        ),
                    )
                    ->when(
                        $type !== null,
                        static fn (Builder $morph): Builder => $morph->where("{$table}.{$type}", $schema->type),
                    ),
            );
        }

        return $any;
    }

    /** The import's own events are older: it creates a DB client, and may suppress it. */
    private function laterEvents(Builder $events): Builder
    {
        return $events->selectRaw('1')->from('audit_events')
            ->whereColumn('audit_events.subject_type', 'import_rows.subject_type')->whereColumn('audit_events.subject_id', 'import_rows.subject_id')
            ->where('audit_events.action', '!=', self::CHECKED)
            ->whereRaw('audit_events.id > coalesce(import_rows.audit_event_id, 0)');
    }
}
