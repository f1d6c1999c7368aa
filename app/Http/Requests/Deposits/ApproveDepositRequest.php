<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

/** `client_id`: who is credited; `accepts_other_payer`: the approver has seen that the payer is called otherwise; `accepts_repeat`: they have looked at the payment that this one may repeat. */
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

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'accepts_other_payer' => ['nullable', 'boolean'], 'accepts_repeat' => ['nullable', 'boolean']];
    }
}
