<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Domain\Imports\ImportFile;
use App\Http\Requests\FormRequest;
use App\Models\Import;
use Illuminate\Container\Attributes\RouteParameter;

final class CompleteUploadRequest extends FormRequest
{
    public function authorize(#[RouteParameter('import')] Import $import): bool
    {
        return (bool) $this->user()?->can('manage', $import);
    }

    public function rules(): array
    {
        return ['parts' => ['required', 'integer', 'min:1', 'max:'.intdiv(ImportFile::MAX_BYTES, ImportFile::PART_BYTES) + 1]];
    }
}
