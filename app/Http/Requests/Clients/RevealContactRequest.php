<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;

/** Reveals masked contact details of a client, lead or DB client. */
final class RevealContactRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return [
            'reason.required' => 'Enter a reason for viewing the contact details.',
            'reason.min' => 'Enter a longer reason for viewing the contact details.',
            'reason.max' => 'The reason must be at most 255 characters.',
        ];
    }

    public function reason(): string
    {
        return (string) $this->validated('reason');
    }
}
