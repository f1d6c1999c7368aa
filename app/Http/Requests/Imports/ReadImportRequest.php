<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Domain\Imports\FileDelimiter;
use App\Http\Requests\FormRequest;
use App\Support\FileEncoding;
use Illuminate\Validation\Rule;

/** The encoding and delimiter that the importer chose. */
final class ReadImportRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'encoding' => ['required', Rule::enum(FileEncoding::class)],
            'delimiter' => ['required', Rule::in(array_map(static fn (FileDelimiter $case): string => $case->key(), FileDelimiter::cases()))],
        ];
    }
}
