<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use App\Http\Requests\FormRequest;

/** `note`: why both payments are intended. */
final class DismissDuplicateRequest extends FormRequest
{
    public function rules(): array
    {
        return ['note' => ['required', 'string', 'min:3', 'max:500']];
    }

    public function messages(): array
    {
        return ['note.required' => 'Enter why both payments are intended.', 'note.min' => 'Enter why both payments are intended, in at least 3 characters.'];
    }
}
