<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Domain\Matches\Merging\RecordMover;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Schema;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\OwnTables;
use Tests\TestCase;

/** Reads the schema: RecordMover must list every table that references leads or DB clients. */
final class RecordReferencesTest extends TestCase
{
    use RefreshDatabase;

    /** Morphs that never hold a lead or DB client. */
    private const NEVER = ['ledger_transactions.source_id', 'personal_access_tokens.tokenable_id', 'transactions.source_id'];

    /** @param  'lead'|'db_client'  $type */
    #[TestWith(['lead', 'leads'])]
    #[TestWith(['db_client', 'db_clients'])]
    public function test_merge_handles_every_column_that_references_the_record(string $type, string $target): void
    {
        $known = [...array_keys(RecordMover::STAYS), ...array_map(static fn (array $moved): string => "{$moved['table']}.{$moved['column']}", RecordMover::references($type))];
        $found = [];
        foreach (OwnTables::names() as $table) {
            $columns = Schema::getColumnListing($table);
            foreach (Schema::getForeignKeys($table) as $key) {
                if ($key['foreign_table'] === $target) {
                    $found[] = "{$table}.{$key['columns'][0]}";
                }
            }
            foreach ($columns as $column) {
                if (str_ends_with($column, '_id') && in_array(substr($column, 0, -3).'_type', $columns, true)) {
                    $found[] = "{$table}.{$column}";
                }
            }
        }

        $this->assertSame([], array_values(array_diff(array_unique($found), $known, self::NEVER)), 'Name these in RecordMover.');
        foreach (RecordMover::references($type) as ['table' => $table, 'column' => $column]) {
            $this->assertContains("{$table}.{$column}", $found);
        }
    }
}
