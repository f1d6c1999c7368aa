<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\Generators\SchemaDocument;
use App\Infrastructure\Generators\SchemaReader;
use App\Infrastructure\Generators\TableSchema;
use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;

final class DocumentSchema extends Command
{
    protected $signature = 'schema:document {--check : Only tell whether the file is current}';

    protected $description = 'Write docs/schema.md from the migrations';

    public function handle(SchemaReader $reader, Filesystem $files): int
    {
        $tables = $reader->read(database_path('migrations'));
        $gaps = array_merge(...array_map(static fn (TableSchema $table): array => $table->gaps(), $tables));
        array_map($this->error(...), $gaps);
        if ($gaps !== []) {
            return self::FAILURE;
        }

        return (new GeneratedFile(base_path('docs/schema.md'), (new SchemaDocument($tables))->render()))->settle($this, $files, (bool) $this->option('check'));
    }
}
