<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Domain\Imports\ImportFile;
use App\Http\Requests\FormRequest;

final class CompleteUploadRequest extends FormRequest
{
    public function rules(): array
    {
        return ['parts' => ['required', 'integer', 'min:1', 'max:'.intdiv(ImportFile::MAX_BYTES, ImportFile::PART_BYTES) + 1]];
    }
}
