<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Imports\ColumnGuess;
use App\Services\Imports\FileDelimiter;
use App\Services\Imports\FileEncoding;
use App\Services\Imports\FilePreparer;
use App\Services\Imports\FileRefused;
use App\Services\Imports\ImportFile;
use App\Services\Imports\ImportOptions;
use App\Services\Imports\LocalFile;
use App\Services\Imports\PreparedFile;
use Illuminate\Support\Facades\DB;
use Throwable;

/**
 * Looks at the file of an import, once it is there and whenever somebody says that it is written otherwise. The rows go into
 * a file of their own, which takes the place of the one before only while nothing has begun.
 */
final readonly class ReadImportFile
{
    public function __construct(private FilePreparer $preparer, private ColumnGuess $guess) {}

    /** @throws FileRefused */
    public function handle(Import $import, ?FileEncoding $encoding = null, ?FileDelimiter $delimiter = null): Import
    {
        DB::transaction(fn (): Import => $this->open($import));

        $file = new ImportFile($import);
        $original = $file->original();
        $rows = LocalFile::make();
        $prepared = $this->preparer->prepare($original, $rows, $encoding, $delimiter);
        $name = $file->putRows($rows->path);

        try {
            [$current, $before] = DB::transaction(fn (): array => $this->take($this->open($import), $prepared, $name, hash_file('sha256', $original->path) ?: ''));
        } catch (Throwable $failure) {
            $file->deleteRows($name);
            throw $failure;
        }
        if ($before !== null) {
            $file->deleteRows($before);
        }

        return $current;
    }

    private function open(Import $import): Import
    {
        $current = Import::query()->lockForUpdate()->findOrFail($import->id);

        return $current->status->isOpen() ? $current : throw new FileRefused('This import has begun; its file can no longer be changed.');
    }

    /** @return array{Import, string|null} and the prepared file that counts no longer */
    private function take(Import $current, PreparedFile $prepared, string $name, string $sha256): array
    {
        $before = $current->rows_file;
        $current->update([
            'rows_file' => $name,
            'joining_at' => null,
            'sha256' => $sha256,
            'encoding' => $prepared->encoding->value,
            'delimiter' => $prepared->delimiter->value,
            'header' => $prepared->header,
            'mapping' => $this->guess->mapping($current->kind, $prepared->header, $current->user_id),
            'total_rows' => $prepared->rows,
            'options' => [...ImportOptions::of($current->options)->toArray(), 'data_offset' => $prepared->offset],
            'status' => ImportStatus::Uploaded,
        ]);

        return [$current, $before];
    }
}
