<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Domain\Imports\ImportFile;
use App\Enums\ImportKind;
use App\Http\Requests\FormRequest;
use App\Models\Import;
use Illuminate\Validation\Rule;

final class BeginImportRequest extends FormRequest
{
    public function authorize(): bool
    {
        $kind = is_string($asked = $this->input('kind')) ? ImportKind::tryFrom($asked) : null;

        return $kind === null || (bool) $this->user()?->can('createKind', [Import::class, $kind]);
    }

    public function rules(): array
    {
        return [
            'kind' => ['required', Rule::enum(ImportKind::class)],
            'name' => ['required', 'string', 'max:255'],
            'format' => ['required', 'in:csv,xlsx'],
            'bytes' => ['required', 'integer', 'min:1', 'max:'.ImportFile::MAX_BYTES],
        ];
    }

    public function messages(): array
    {
        return ['bytes.min' => 'The file is empty.', 'bytes.max' => 'The file is larger than 50 MB. Split it into smaller files.'];
    }
}
