<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;

/** The amount from which requester, checker and approver must be three people, by the limits guide. A withdrawal keeps the rule of its request. */
final readonly class DualApproval
{
    public function __construct(private GuideValues $values) {}

    public function fromCents(): int
    {
        return $this->values->int(GuideValue::SecondApprover);
    }

    public function isRequired(int $amountCents): bool
    {
        return $amountCents >= $this->fromCents();
    }
}
