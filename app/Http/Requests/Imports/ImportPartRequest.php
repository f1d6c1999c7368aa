<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Domain\Imports\ImportFile;
use App\Http\Requests\FormRequest;

/** One part of an import's file. A repeated part replaces the first. */
final class ImportPartRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'number' => ['required', 'integer', 'min:1', 'max:'.intdiv(ImportFile::MAX_BYTES, ImportFile::PART_BYTES) + 1],
            'part' => ['required', 'file', 'max:'.intdiv(ImportFile::PART_BYTES, 1024)],
        ];
    }
}
