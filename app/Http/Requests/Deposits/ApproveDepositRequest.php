<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

/**
 * `client_id`: who is credited; `accepts_other_payer`: the approver has seen that the payer is called otherwise; `accepts_repeat`: they have looked at
 * the payment that this one may repeat; `accepts_own_payment`: they know that this is not the payment of ours that it may be.
 */
final class ApproveDepositRequest extends MatchDepositRequest
{
    public function acceptsOtherPayer(): bool
    {
        return (bool) $this->validated('accepts_other_payer');
    }

    public function acceptsRepeat(): bool
    {
        return (bool) $this->validated('accepts_repeat');
    }

    public function acceptsOwnPayment(): bool
    {
        return (bool) $this->validated('accepts_own_payment');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'accepts_other_payer' => ['nullable', 'boolean'], 'accepts_repeat' => ['nullable', 'boolean'], 'accepts_own_payment' => ['nullable', 'boolean']];
    }
}
