<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\FieldType;
use App\Domain\Imports\FileDelimiter;
use App\Domain\Imports\FilePreparer;
use App\Domain\Imports\ImportFile;
use App\Domain\Imports\ImportFileRefusedException;
use App\Domain\Imports\ImportMappingMemory;
use App\Domain\Imports\ImportSchema;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Infrastructure\Files\LocalFile;
use App\Models\Import;
use App\Models\ImportMapping;
use App\Queries\Imports\ImportChoicesQuery;
use App\Support\FileEncoding;
use Illuminate\Support\Facades\DB;
use Throwable;

/**
 * Reads the file of an import after the upload, and again when the importer changes its encoding or delimiter. The rows go
 * to a new file, which replaces the previous one only while the import has not started.
 */
final readonly class ReadImportFile
{
    public function __construct(private FilePreparer $preparer, private ImportMappingMemory $memory, private ImportChoicesQuery $choices) {}

    /** @throws ImportFileRefusedException when the file cannot be read or the import has started */
    public function handle(Import $import, ?FileEncoding $encoding = null, ?FileDelimiter $delimiter = null): Import
    {
        DB::transaction(fn (): Import => $this->open($import));

        $file = new ImportFile($import);
        $original = $file->original();
        $rows = LocalFile::make();
        $guessed = $this->preparer->encodingOf($original);
        [$prepared, $offset, $headerRow] = $this->preparer->prepare($original, $rows, $encoding ?? $guessed, $delimiter);
        $remembered = $this->memory->of($import->kind, $prepared['header'], $import->user_id);
        // Windows-1252 is only a fallback guess, so the importer's earlier choice wins.
        if ($encoding === null && $guessed === FileEncoding::Windows1252 && $remembered?->encoding !== null) {
            $encoding = $remembered->encoding;
            [$prepared, $offset, $headerRow] = $this->preparer->prepare($original, $rows, $encoding, $delimiter);
        }
        $chosen = $encoding === $guessed ? null : $encoding;
        $name = $file->putRows($rows->path);

        try {
            [$current, $before] = DB::transaction(fn (): array => $this->take($this->open($import), [
                ...$prepared, 'rows_file' => $name, 'sha256' => hash_file('sha256', $original->path) ?: '',
                'options' => ['data_offset' => $offset, 'header_row' => $headerRow, 'encoding_chosen' => $chosen?->value],
            ], $remembered));
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

        return $current->status->isOpen() ? $current : throw new ImportFileRefusedException('This import has started, so its file can no longer be changed.');
    }

    /**
     * @param  array{header: list<string>, options: array<string, mixed>}  $columns  of the import
     * @return array{Import, string|null} and the name of the replaced file
     */
    private function take(Import $current, array $columns, ?ImportMapping $remembered): array
    {
        $before = $current->rows_file;
        $current->update([
            ...$columns,
            'joining_at' => null,
            'mapping' => $remembered === null
                ? ImportSchema::of($current->kind)->guess($columns['header'])
                : ImportMappingMemory::columns($remembered, $columns['header']),
            ...$remembered === null
                ? []
                : ['mode' => $remembered->mode, 'defaults' => $this->offered($current->kind, $remembered->defaults ?? [])],
            'options' => [...$current->options ?? [], ...$columns['options']],
            'status' => ImportStatus::Uploaded,
        ]);

        return [$current, $before];
    }

    /**
     * Drops remembered defaults that no longer exist, such as a deleted company.
     *
     * @param  array<string, string>  $defaults
     * @return array<string, string>
     */
    private function offered(ImportKind $kind, array $defaults): array
    {
        $fields = ImportSchema::of($kind)->fields;
        $offered = [];
        foreach ($this->choices->fields($kind) as $field) {
            $value = $defaults[$field->field->value] ?? '';
            if (
                $value !== ''
                && $field->has_default
                && ($fields[$field->field->value]->type !== FieldType::Choice
                    || in_array($value, array_column($field->defaults, 'value'), true))
            ) {
                $offered[$field->field->value] = $value;
            }
        }

        return $offered;
    }
}
