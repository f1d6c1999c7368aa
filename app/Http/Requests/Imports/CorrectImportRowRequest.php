<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Enums\ImportField;
use App\Http\Requests\FormRequest;
use App\Models\Import;

/** Corrected cells of a failed row: a text for each field that the file has a column for. */
final class CorrectImportRowRequest extends FormRequest
{
    private const MAX_LENGTH = 1_000;

    public function rules(): array
    {
        return array_map(static fn (): array => ['bail', 'nullable', 'string', 'max:'.self::MAX_LENGTH], $this->import()->mapping);
    }

    public function attributes(): array
    {
        $fields = array_keys($this->import()->mapping);

        return array_combine($fields, array_map(static fn (string $field): string => mb_strtolower(ImportField::from($field)->label()), $fields));
    }

    /** @return array<string, string> by field; only those that were sent */
    public function texts(): array
    {
        return array_map(strval(...), $this->validated());
    }

    private function import(): Import
    {
        /** @var Import */
        return $this->route('import');
    }
}
