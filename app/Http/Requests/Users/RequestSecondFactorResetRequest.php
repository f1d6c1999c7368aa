<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

final class RequestSecondFactorResetRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:10', 'max:255', new PlainText]];
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter a reason.', 'reason.min' => 'Enter a reason of at least 10 characters.'];
    }
}
