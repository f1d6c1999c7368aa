<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;

final class RequestExclusionLiftRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:10', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter a reason.', 'reason.min' => 'Enter a reason of at least 10 characters.'];
    }
}
