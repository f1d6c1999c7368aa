<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Enums\RiskCheckValue;

/** The client's recent play. Amounts are cents, times UTC. */
final readonly class WithdrawalRiskSummary
{
    public function __construct(
        public ?string $last_deposit_at = null,
        public ?int $last_deposit_cents = null,
        /** Stakes that the client paid since that deposit; null without one. */
        public ?int $turnover_cents = null,
        /** Turnover in per cent of the deposit. */
        public ?int $turnover_percent = null,
        /** Bonuses credited in the last 7 and 30 days. */
        public int $bonus_7_cents = 0,
        public int $bonus_30_cents = 0,
        public int $bonus_30_count = 0,
        /** Stakes that bonuses paid in the last 30 days. */
        public int $bonus_staked_30_cents = 0,
        public ?RiskCheckValue $risk_value = null,
    ) {}
}
