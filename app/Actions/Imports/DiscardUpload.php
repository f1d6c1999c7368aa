<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Imports\ImportFile;
use Illuminate\Support\Facades\DB;

/** Forgets a file that could not be read, so that nothing of it stays; one that has been read meanwhile stays. */
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
