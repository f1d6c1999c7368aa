<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Services\Merging\RecordReferences;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Schema;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** Walks the schema: a new table that points at leads or prospects must say what a merge does with its rows. */
final class RecordReferencesTest extends TestCase
{
    use RefreshDatabase;

    /** Morphs that hold neither. */
    private const NEVER = ['ledger_transactions.source_id', 'personal_access_tokens.tokenable_id', 'transactions.source_id'];

    /** @param  'lead'|'db_client'  $type */
    #[TestWith(['lead', 'leads'])]
    #[TestWith(['db_client', 'db_clients'])]
    public function test_a_merge_knows_every_column_that_points_at(string $type, string $target): void
    {
        $known = [...array_keys(RecordReferences::STAYS), ...array_map(static fn (array $moved): string => "{$moved['table']}.{$moved['column']}", RecordReferences::moved($type))];
        $found = [];
        foreach (Schema::getTableListing(schemaQualified: false) as $table) {
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

        $this->assertSame([], array_values(array_diff(array_unique($found), $known, self::NEVER)), 'Name these in RecordReferences.');
        foreach (RecordReferences::moved($type) as ['table' => $table, 'column' => $column]) {
            $this->assertContains("{$table}.{$column}", $found);
        }
    }
}
