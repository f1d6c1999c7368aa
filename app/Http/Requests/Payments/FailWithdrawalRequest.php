<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Rules\PlainText;
use Illuminate\Foundation\Http\FormRequest;

/** `reason`: what the bank says. */
final class FailWithdrawalRequest extends FormRequest
{
    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:3', 'max:255', new PlainText]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.required' => 'Say why the payment failed.', 'reason.min' => 'Say in a few words why the payment failed.', 'reason.max' => 'A reason has at most 255 characters.'];
    }
}
