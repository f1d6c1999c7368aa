<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use Illuminate\Foundation\Http\FormRequest;

/** The reason for reversing or declining a bonus. */
final class ReverseBonusRequest extends FormRequest
{
    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.required' => 'Enter a reason.', 'reason.max' => 'The reason must be at most 255 characters.'];
    }
}
