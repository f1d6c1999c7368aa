<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;
use App\Models\Deposit;
use App\Support\PlainText;

/**
 * `reason`: the bank's; `deposit_id` of the returned money, if it is known, and the `deposit_version` on the page; `accepts_credited`: the
 * user confirmed that a deposit credited since is a different payment.
 */
final class FailWithdrawalRequest extends FormRequest
{
    public function authorize(): bool
    {
        return ! $this->filled('deposit_id') || $this->user()?->can('handleDeposits') === true;
    }

    public function line(): ?Deposit
    {
        $id = $this->validated('deposit_id');

        return $id === null ? null : Deposit::query()->findOrFail((int) $id);
    }

    public function rules(): array
    {
        return [
            'reason' => ['required', 'string', 'min:3', 'max:255', new PlainText],
            'deposit_id' => ['nullable', 'integer', 'exists:deposits,id'],
            'deposit_version' => ['nullable', 'required_with:deposit_id', 'integer', 'min:1'],
            'accepts_credited' => ['nullable', 'boolean'],
        ];
    }

    public function messages(): array
    {
        return [
            'reason.required' => 'Enter why the payment failed.',
            'reason.min' => 'Enter why the payment failed, in at least 3 characters.',
            'reason.max' => 'A reason has at most 255 characters.',
            'deposit_*' => 'Choose the deposit with the returned money again.',
        ];
    }
}
