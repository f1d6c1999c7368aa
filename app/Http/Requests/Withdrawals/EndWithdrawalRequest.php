<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Enums\WithdrawalStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `cancellation_reason_id`, a `note`, and the status `seen` on the user's page. */
final class EndWithdrawalRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'cancellation_reason_id' => ['required', 'integer', 'min:1'],
            'seen' => ['required', 'string', Rule::enum(WithdrawalStatus::class)],
            'note' => ['nullable', 'string', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'cancellation_reason_id.*' => 'Choose one of the reasons.',
            'seen.*' => 'Reload the page and try again.',
            'note.max' => 'A note has at most 255 characters.',
        ];
    }
}
