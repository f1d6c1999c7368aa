<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** `reason`: how a colleague of the payer knows that the money did not leave. */
final class ReleasePayoutRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['sometimes', 'nullable', 'string', 'min:3', 'max:255', new PlainText]];
    }

    public function messages(): array
    {
        return ['reason.min' => 'Enter how you know that it was not paid, in at least 3 characters.', 'reason.max' => 'A reason has at most 255 characters.'];
    }
}
