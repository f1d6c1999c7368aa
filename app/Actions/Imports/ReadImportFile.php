<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\Import;
use App\Models\ImportMapping;
use App\Queries\Imports\ImportChoicesQuery;
use App\Services\Imports\ColumnGuess;
use App\Services\Imports\FileDelimiter;
use App\Services\Imports\FileEncoding;
use App\Services\Imports\FilePreparer;
use App\Services\Imports\FileRefused;
use App\Services\Imports\ImportFile;
use App\Services\Imports\ImportMemory;
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
    public function __construct(private FilePreparer $preparer, private ColumnGuess $guess, private ImportMemory $memory, private ImportChoicesQuery $choices) {}

    /** @throws FileRefused */
    public function handle(Import $import, ?FileEncoding $encoding = null, ?FileDelimiter $delimiter = null): Import
    {
        DB::transaction(fn (): Import => $this->open($import));

        $file = new ImportFile($import);
        $original = $file->original();
        $rows = LocalFile::make();
        $guessed = $this->preparer->encodingOf($original);
        $prepared = $this->preparer->prepare($original, $rows, $encoding ?? $guessed, $delimiter);
        $remembered = $this->memory->of($import->kind, $prepared->header, $import->user_id);
        // What every other text is taken for is no proof; what the person said of such a file is.
        if ($encoding === null && $guessed === FileEncoding::Windows1252 && $remembered?->encoding !== null) {
            $encoding = $remembered->encoding;
            $prepared = $this->preparer->prepare($original, $rows, $encoding, $delimiter);
        }
        $chosen = $encoding === $guessed ? null : $encoding;
        $name = $file->putRows($rows->path);

        try {
            [$current, $before] = DB::transaction(fn (): array => $this->take($this->open($import), $prepared, $name, hash_file('sha256', $original->path) ?: '', $chosen, $remembered));
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
    private function take(Import $current, PreparedFile $prepared, string $name, string $sha256, ?FileEncoding $chosen, ?ImportMapping $remembered): array
    {
        $before = $current->rows_file;
        $current->update([
            'rows_file' => $name,
            'joining_at' => null,
            'sha256' => $sha256,
            'encoding' => $prepared->encoding->value,
            'delimiter' => $prepared->delimiter->value,
            'header' => $prepared->header,
            'mapping' => $remembered === null ? $this->guess->mapping($current->kind, $prepared->header) : ImportMemory::columns($remembered, $prepared->header),
            ...($remembered === null ? [] : ['mode' => $remembered->mode, 'defaults' => $this->offered($current->kind, $remembered->defaults ?? [])]),
            'total_rows' => $prepared->rows,
            'options' => [...ImportOptions::of($current->options)->toArray(), 'data_offset' => $prepared->offset, 'encoding_chosen' => $chosen?->value],
            'status' => ImportStatus::Uploaded,
        ]);

        return [$current, $before];
    }

    /**
     * A company or colleague of last time may be gone.
     *
     * @param  array<string, string>  $defaults
     * @return array<string, string>
     */
    private function offered(ImportKind $kind, array $defaults): array
    {
        $offered = [];
        foreach ($this->choices->fields($kind) as $field) {
            $value = $defaults[$field->field->value] ?? '';
            if ($value !== '' && $field->has_default && (! $field->field->isChoice() || in_array($value, array_column($field->defaults, 'value'), true))) {
                $offered[$field->field->value] = $value;
            }
        }

        return $offered;
    }
}
