<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use Illuminate\Foundation\Http\FormRequest;

/** `reason`, which stands on the returned deposit too. */
final class ReturnDuplicateRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:3', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.required' => 'Say why the money goes back.', 'reason.min' => 'Say in a few words why the money goes back.'];
    }

    public function reason(): string
    {
        return $this->string('reason')->trim()->value();
    }
}
