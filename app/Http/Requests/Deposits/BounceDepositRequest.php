<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Models\Withdrawal;

/** `withdrawal_id` of the returned withdrawal. */
final class BounceDepositRequest extends DepositDecisionRequest
{
    public function withdrawal(): Withdrawal
    {
        return Withdrawal::query()->findOrFail((int) $this->validated('withdrawal_id'));
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'withdrawal_id' => ['required', 'integer', 'exists:withdrawals,id']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'withdrawal_id.*' => 'Reload the page and choose the returned payment again.'];
    }
}
