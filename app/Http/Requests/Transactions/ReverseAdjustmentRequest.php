<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions;

use Illuminate\Foundation\Http\FormRequest;

/** `reason`: why it is to be taken back. */
final class ReverseAdjustmentRequest extends FormRequest
{
    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.max' => 'A reason has at most 255 characters.', 'reason.*' => 'Say in a few words why.'];
    }
}
