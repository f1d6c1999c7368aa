<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;

/** `seen` is when the request on the page was made. */
final class ConfirmSecondFactorResetRequest extends FormRequest
{
    public function rules(): array
    {
        return ['seen' => ['required', 'string']];
    }
}
