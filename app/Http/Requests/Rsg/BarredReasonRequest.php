<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;

/** `reason` for the lift of a barred entry. */
final class BarredReasonRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.max' => 'A reason has at most 255 characters.', 'reason.*' => 'Enter a reason of at least 5 characters.'];
    }
}
