<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Domain\Imports\ImportFile;
use App\Http\Requests\FormRequest;
use App\Models\Import;
use Illuminate\Container\Attributes\RouteParameter;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** One part of an import's file. A repeated part replaces the first. */
final class ImportPartRequest extends FormRequest
{
    public function authorize(#[RouteParameter('import')] Import $import): bool
    {
        return (bool) $this->user()?->can('manage', $import);
    }

    public function rules(): array
    {
        return [
            'number' => ['required', 'integer', 'min:1', 'max:'.intdiv(ImportFile::MAX_BYTES, ImportFile::PART_BYTES) + 1],
            'part' => ['required', 'file', 'max:'.intdiv(ImportFile::PART_BYTES, 1024)],
        ];
    }

    public function number(): int
    {
        return (int) $this->validated('number');
    }

    /** @throws ValidationException */
    public function part(): UploadedFile
    {
        $part = $this->file('part');

        return $part instanceof UploadedFile ? $part : throw ValidationException::withMessages(['part' => 'Part of the file is missing. Upload it again.']);
    }
}
