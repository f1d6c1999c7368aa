<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use Illuminate\Foundation\Http\FormRequest;

/** `reason`, which the returned deposit gets too. */
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
        return ['reason.required' => 'Enter why the money is returned.', 'reason.min' => 'Enter why the money is returned, in at least 3 characters.'];
    }

    public function reason(): string
    {
        return $this->string('reason')->trim()->value();
    }
}
