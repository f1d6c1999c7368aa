<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Support\PlainText;
use Illuminate\Foundation\Http\FormRequest;

/** `reason`: how somebody else than the payer knows that the money did not leave. */
final class ReleasePayoutRequest extends FormRequest
{
    public function reason(): ?string
    {
        $reason = $this->validated('reason');

        return is_string($reason) ? $reason : null;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['sometimes', 'nullable', 'string', 'min:3', 'max:255', new PlainText]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.min' => 'Say in a few words how you know that it was not paid.', 'reason.max' => 'A reason has at most 255 characters.'];
    }
}
