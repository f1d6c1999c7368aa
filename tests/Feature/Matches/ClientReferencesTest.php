<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Domain\Matches\Merging\ClientReferences;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Schema;
use Tests\Support\OwnTables;
use Tests\TestCase;

/** Reads the schema: ClientReferences must list every table that references clients. */
final class ClientReferencesTest extends TestCase
{
    use RefreshDatabase;

    /** Morphs that never hold a client. */
    private const NEVER = ['db_cleanup_changes.subject_id', 'personal_access_tokens.tokenable_id'];

    public function test_merge_handles_every_column_that_references_a_client(): void
    {
        $known = [...array_keys(ClientReferences::STAYS), ...array_map(static fn (array $moved): string => "{$moved['table']}.{$moved['column']}", ClientReferences::moved())];
        $found = $this->columnsThatPointAtClients();

        $this->assertSame([], array_values(array_diff($found, $known, self::NEVER)), 'Name these in ClientReferences.');
        $this->assertSame([], array_values(array_diff($known, $found)), 'These are gone: take them out of ClientReferences.');
    }

    public function test_tables_with_a_unique_row_per_client_are_combined(): void
    {
        $combined = array_column(ClientReferences::combined(), 'table');
        foreach (OwnTables::names() as $table) {
            foreach (Schema::getIndexes($table) as $index) {
                if ($index['unique'] && in_array('client_id', $index['columns'], true) && ! isset(ClientReferences::STAYS["{$table}.client_id"])) {
                    $this->assertContains($table, $combined, "{$table} is unique by ".implode(', ', $index['columns']));
                }
            }
        }
    }

    public function test_references_to_a_combined_row_move_to_the_kept_row(): void
    {
        foreach (ClientReferences::combined() as $combined) {
            $known = array_map(static fn (array $child): string => "{$child[0]}.{$child[1]}", $combined->children);
            foreach (OwnTables::names() as $table) {
                foreach (Schema::getForeignKeys($table) as $key) {
                    if ($key['foreign_table'] === $combined->table) {
                        $this->assertContains("{$table}.{$key['columns'][0]}", $known);
                    }
                }
            }
        }
    }

    /** @return list<string> */
    private function columnsThatPointAtClients(): array
    {
        $found = [];
        foreach (OwnTables::names() as $table) {
            $columns = Schema::getColumnListing($table);
            foreach (Schema::getForeignKeys($table) as $key) {
                if ($key['foreign_table'] === 'clients') {
                    $found["{$table}.{$key['columns'][0]}"] = true;
                }
            }
            foreach ($columns as $column) {
                $morph = str_ends_with($column, '_id') && in_array(substr($column, 0, -3).'_type', $columns, true);
                if ($morph || preg_match('/(?:^|(?<!db)_)client_id$/', $column) === 1) {
                    $found["{$table}.{$column}"] = true;
                }
            }
        }

        return array_keys($found);
    }
}
