<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportFile;
use App\Enums\ImportStatus;
use App\Models\Import;
use Illuminate\Support\Facades\DB;

/** Deletes an import whose file could not be read, unless it was read in the meantime. */
final readonly class DiscardUpload
{
    public function handle(Import $import): void
    {
        $isGone = DB::transaction(static function () use ($import): bool {
            $current = Import::query()->lockForUpdate()->find($import->id);

            return $current !== null && $current->header === [] && $current->status === ImportStatus::Uploaded && $current->delete();
        });
        if ($isGone) {
            (new ImportFile($import))->delete();
        }
    }
}
