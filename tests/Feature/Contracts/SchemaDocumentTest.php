<?php

declare(strict_types=1);

namespace Tests\Feature\Contracts;

use App\Infrastructure\Generators\SchemaDocument;
use App\Infrastructure\Generators\SchemaReader;
use App\Infrastructure\Generators\TableSchema;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class SchemaDocumentTest extends TestCase
{
    private string $folder;

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = sys_get_temp_dir().'/schema-document-'.uniqid();
    }

    protected function tearDown(): void
    {
        (new Filesystem)->deleteDirectory($this->folder);
        parent::tearDown();
    }

    public function test_committed_document_is_current(): void
    {
        $this->assertSame(0, Artisan::call('schema:document', ['--check' => true]), Artisan::output());
    }

    public function test_table_has_its_purpose_columns_indexes_and_triggers(): void
    {
        $document = $this->document(<<<'PHP'
            Schema::create('owners', function (Blueprint $table): void {
                $table->comment('People who own dogs.');
                $table->id();
            });
            Schema::create('dogs', function (Blueprint $table): void {
                $table->comment('Dogs in the kennel.');
                $table->id();
                $table->foreignId('owner_id')->nullable()->constrained()->nullOnDelete();
                $table->string('name', 40)->default('Rex')->comment('As called.');
                $table->bigInteger('price_cents');
                $table->timestamp('born_at');
                $table->unique('name');
                $table->index(['owner_id', 'id']);
                $table->index(['owner_id', 'born_at'])->comment('The youngest dog of an owner.');
            });
            CheckTrigger::refuse('dogs_keep_their_price', 'dogs', 'update', 'new.price_cents <> old.price_cents', 'a price stays');
            PHP);

        foreach ([
            "## Kennel\n",
            "### dogs\n\nDogs in the kennel.\n",
            '| id | id |  |  |  |',
            '| owner_id | unsigned bigInteger | yes |  | → owners, on delete set null. |',
            '| name | string(40) |  | Rex | As called. |',
            '| price_cents | bigInteger |  |  | AUD cents. |',
            '| born_at | timestamp |  |  | UTC. |',
            '| dogs_name_unique | name | Unique. |',
            '| dogs_owner_id_born_at_index | owner_id, born_at | The youngest dog of an owner. |',
            '| dogs_owner_id_id_index | owner_id, id | Rows by owner_id. |',
            '| dogs_keep_their_price | update | a price stays |',
        ] as $line) {
            $this->assertStringContainsString($line, $document);
        }
    }

    public function test_table_without_a_purpose_and_index_without_a_query_are_named(): void
    {
        $tables = $this->tables(<<<'PHP'
            Schema::create('dogs', function (Blueprint $table): void {
                $table->id();
                $table->string('name');
                $table->string('colour');
                $table->index(['colour', 'name']);
            });
            DB::statement('create index dogs_raw_index on dogs (name, colour)');
            PHP);

        $this->assertSame([
            'dogs has no purpose: add $table->comment(…).',
            'dogs_colour_name_index names no query: add ->comment(…).',
            'dogs_raw_index names no query: add ->comment(…).',
        ], $tables[0]->gaps());
    }

    public function test_command_fails_when_a_table_has_no_purpose(): void
    {
        $this->write("Schema::create('dogs', fn (Blueprint \$table) => \$table->id());");
        $this->app->useDatabasePath($this->folder);

        $this->assertSame(1, Artisan::call('schema:document', ['--check' => true]));
        $this->assertStringContainsString('dogs has no purpose', Artisan::output());
    }

    public function test_reading_does_not_change_the_database_or_later_migrations(): void
    {
        $connection = DB::getDefaultConnection();

        $this->tables("Schema::create('dogs', fn (Blueprint \$table) => \$table->id());");

        $this->assertSame($connection, DB::getDefaultConnection());
        $this->assertFalse(DB::getSchemaBuilder()->hasTable('dogs'));
        $this->assertFalse($this->app->bound(Blueprint::class));
    }

    private function document(string $migration): string
    {
        return (new SchemaDocument($this->tables($migration)))->render();
    }

    /** @return list<TableSchema> */
    private function tables(string $migration): array
    {
        $this->write($migration);

        return app(SchemaReader::class)->read("{$this->folder}/migrations");
    }

    private function write(string $migration): void
    {
        (new Filesystem)->ensureDirectoryExists("{$this->folder}/migrations");
        file_put_contents("{$this->folder}/migrations/2026_01_01_000001_create_kennel_tables.php", <<<PHP
            <?php
            use App\Infrastructure\Database\CheckTrigger;
            use Illuminate\Database\Migrations\Migration;
            use Illuminate\Database\Schema\Blueprint;
            use Illuminate\Support\Facades\DB;
            use Illuminate\Support\Facades\Schema;
            return new class extends Migration { public function up(): void { {$migration} } };
            PHP);
    }
}
