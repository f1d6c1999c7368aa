<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\Import;
use App\Models\User;
use App\Services\Imports\ImportFile;

/** Opens an import whose file is about to arrive in parts. */
final readonly class BeginImport
{
    /** @param  'csv'|'xlsx'  $format  what the person chose; the rows of a workbook arrive as CSV, read by the browser */
    public function handle(ImportKind $kind, string $name, string $format, int $bytes, User $importer): Import
    {
        $import = Import::query()->create([
            'kind' => $kind, 'name' => $name, 'format' => $format, 'bytes' => $bytes, 'status' => ImportStatus::Uploaded,
            'header' => [], 'mapping' => [], 'defaults' => [], 'user_id' => $importer->id, 'sha256' => '',
        ]);
        // Whatever has a folder is pruned some day.
        $import->update(['path' => (new ImportFile($import))->folder]);

        return $import;
    }
}
