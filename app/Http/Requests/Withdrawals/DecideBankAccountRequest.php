<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `status`, verified or blocked, the `evidence` for it, and the status `seen` on the user's page. */
final class DecideBankAccountRequest extends FormRequest
{
    /** @return BankAccountStatus::Verified|BankAccountStatus::Blocked */
    public function status(): BankAccountStatus
    {
        return $this->validated('status') === BankAccountStatus::Verified->value ? BankAccountStatus::Verified : BankAccountStatus::Blocked;
    }

    public function rules(): array
    {
        return [
            'status' => ['required', 'string', Rule::in([BankAccountStatus::Verified->value, BankAccountStatus::Blocked->value])],
            'seen' => ['required', 'string', Rule::enum(BankAccountStatus::class)],
            'evidence' => ['required', 'string', 'min:5', 'max:500'],
        ];
    }

    public function messages(): array
    {
        return [
            'status.*' => 'Choose verified or blocked.',
            'seen.*' => 'Reload the page and try again.',
            'evidence.required' => 'Enter the evidence.',
            'evidence.min' => 'Enter evidence of at least 5 characters.',
            'evidence.max' => 'The evidence must be at most 500 characters.',
        ];
    }
}
