<?php

declare(strict_types=1);

namespace App\Services\Withdrawals;

use Illuminate\Container\Attributes\Config;

/** From which amount on requester, checker and approver are three people. A withdrawal keeps the answer of the day it was asked for. */
final readonly class FourEyes
{
    public function __construct(
        #[Config('paddock.withdrawals.four_eyes_cents')]
        public int $fromCents,
    ) {}

    public function watch(int $amountCents): bool
    {
        return $amountCents >= $this->fromCents;
    }
}
