<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Tests\Support\OwnTables;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Test processes share one database server. A test that reads every table must not read another process's tables. */
final class OwnTablesTest extends TestCase
{
    use SharedDatabase;

    public function test_table_listing_ignores_other_databases_on_the_same_server(): void
    {
        Schema::create('only_in_the_shared_database', static fn (Blueprint $table) => $table->id());
        $this->assertContains('only_in_the_shared_database', OwnTables::names());

        DB::setDefaultConnection($this->kind);
        $names = OwnTables::names();
        DB::setDefaultConnection('shared');

        $this->assertNotContains('only_in_the_shared_database', $names);
    }
}
