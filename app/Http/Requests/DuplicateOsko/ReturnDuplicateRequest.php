<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use App\Http\Requests\FormRequest;

/** `repeat`, the bank line that the user's page shows as the duplicate, and `reason`, which the returned deposit gets too. */
final class ReturnDuplicateRequest extends FormRequest
{
    public function rules(): array
    {
        return ['repeat' => ['required', 'integer'], 'reason' => ['required', 'string', 'min:3', 'max:255']];
    }

    public function messages(): array
    {
        return [
            'repeat.*' => 'Reload the page and try again.',
            'reason.required' => 'Enter why the money is returned.',
            'reason.min' => 'Enter why the money is returned, in at least 3 characters.',
        ];
    }
}
