<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use Illuminate\Foundation\Http\FormRequest;

/** `cancellation_reason_id` of the maintained list, and a `note` beside it. */
final class EndWithdrawalRequest extends FormRequest
{
    public function reasonId(): int
    {
        return (int) $this->validated('cancellation_reason_id');
    }

    public function note(): ?string
    {
        return $this->validated('note');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'cancellation_reason_id' => ['required', 'integer', 'min:1'],
            'note' => ['nullable', 'string', 'max:255'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['cancellation_reason_id.*' => 'Choose one of the reasons.', 'note.max' => 'A note has at most 255 characters.'];
    }
}
