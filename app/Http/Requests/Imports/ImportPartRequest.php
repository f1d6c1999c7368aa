<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Models\Import;
use App\Services\Imports\ImportFile;
use Illuminate\Container\Attributes\RouteParameter;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** A part of the file of an import; sent again after a lost connection it takes the place of the first. */
final class ImportPartRequest extends FormRequest
{
    public function authorize(#[RouteParameter('import')] Import $import): bool
    {
        return (bool) $this->user()?->can('manage', $import);
    }

    /** @return array<string, mixed> */
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

        return $part instanceof UploadedFile ? $part : throw ValidationException::withMessages(['part' => 'The part did not arrive. Send it again.']);
    }
}
