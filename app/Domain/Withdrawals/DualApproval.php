<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use Illuminate\Container\Attributes\Config;

/** The amount from which requester, checker and approver must be three people. A withdrawal keeps the rule of its request. */
final readonly class DualApproval
{
    public function __construct(
        #[Config('paddock.withdrawals.four_eyes_cents')]
        public int $fromCents,
    ) {}

    public function isRequired(int $amountCents): bool
    {
        return $amountCents >= $this->fromCents;
    }
}
