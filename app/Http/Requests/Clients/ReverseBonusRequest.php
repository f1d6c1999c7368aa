<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;

/** The reason for reversing or declining a bonus. */
final class ReverseBonusRequest extends FormRequest
{
    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter a reason.', 'reason.max' => 'The reason must be at most 255 characters.'];
    }
}
