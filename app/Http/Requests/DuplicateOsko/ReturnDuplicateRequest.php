<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use App\Http\Requests\FormRequest;

/** `reason`, which the returned deposit gets too. */
final class ReturnDuplicateRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:3', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter why the money is returned.', 'reason.min' => 'Enter why the money is returned, in at least 3 characters.'];
    }
}
