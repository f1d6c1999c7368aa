<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Domain\Deposits\ApprovalOptions;
use App\Http\Requests\DepositMatching\MatchDepositRequest;

final class ApproveDepositRequest extends MatchDepositRequest
{
    public function options(): ApprovalOptions
    {
        return new ApprovalOptions($this->boolean('accepts_other_payer'), $this->boolean('accepts_repeat'), $this->boolean('accepts_own_payment'));
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'accepts_other_payer' => ['nullable', 'boolean'],
            'accepts_repeat' => ['nullable', 'boolean'],
            'accepts_own_payment' => ['nullable', 'boolean'],
        ];
    }
}
