<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportFile;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\Import;
use App\Models\User;

/** Creates an import before its file is uploaded in parts. */
final readonly class BeginImport
{
    /** @param  string  $format  csv or xlsx, as chosen; the browser converts a workbook to CSV */
    public function handle(ImportKind $kind, string $name, string $format, int $bytes, User $importer): Import
    {
        $import = Import::query()->create([
            'kind' => $kind, 'name' => $name, 'format' => $format, 'bytes' => $bytes, 'status' => ImportStatus::Uploaded,
            'header' => [], 'mapping' => [], 'defaults' => [], 'user_id' => $importer->id, 'sha256' => '',
        ]);
        // The pruning command finds imports by their folder.
        $import->update(['path' => (new ImportFile($import))->folder]);

        return $import;
    }
}
