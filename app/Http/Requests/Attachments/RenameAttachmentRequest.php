<?php

declare(strict_types=1);

namespace App\Http\Requests\Attachments;

use App\Http\Requests\FormRequest;
use App\Infrastructure\Files\NewFile;

/** `name`, without the extension. */
final class RenameAttachmentRequest extends FormRequest
{
    public function rules(): array
    {
        return ['name' => ['required', 'string', 'max:180']];
    }

    public function messages(): array
    {
        return ['name.required' => 'Enter a name.', 'name.max' => 'The name must be at most 180 characters.'];
    }

    protected function prepareForValidation(): void
    {
        $name = $this->input('name');
        if (is_string($name)) {
            $this->merge(['name' => NewFile::cleaned($name)]);
        }
    }
}
