<?php

declare(strict_types=1);

namespace App\Http\Requests\Services;

use App\Http\Requests\FormRequest;

final class ExportContactRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.*' => 'Enter a reason for this export.'];
    }

    public function reason(): string
    {
        return (string) $this->validated('reason');
    }
}
