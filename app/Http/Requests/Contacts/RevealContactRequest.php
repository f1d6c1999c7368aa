<?php

declare(strict_types=1);

namespace App\Http\Requests\Contacts;

use Illuminate\Foundation\Http\FormRequest;

/** A look at hidden contact details of a client, a lead or a prospect. */
final class RevealContactRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'reason.required' => 'Say why you need the contact details.',
            'reason.min' => 'Say in a few words why you need the contact details.',
            'reason.max' => 'Say it in 255 letters or fewer.',
        ];
    }

    public function reason(): string
    {
        return (string) $this->validated('reason');
    }
}
