<?php

declare(strict_types=1);

namespace App\Http\Requests\Attachments;

use App\Infrastructure\Files\NewFile;
use Illuminate\Foundation\Http\FormRequest;

/** `name`, without the extension. */
final class RenameAttachmentRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['name' => ['required', 'string', 'max:180']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['name.required' => 'Enter a name.', 'name.max' => 'The name must be at most 180 characters.'];
    }

    public function name(): string
    {
        return NewFile::cleaned((string) $this->validated('name'));
    }

    protected function prepareForValidation(): void
    {
        $name = $this->input('name');
        if (is_string($name)) {
            $this->merge(['name' => NewFile::cleaned($name)]);
        }
    }
}
