<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Domain\Guides\GuideValues;
use App\Enums\DepositAge;
use App\Enums\GuideValue;
use Carbon\CarbonImmutable;

/** Tells new, waiting, late and overdue deposits apart, by the hours of the limits guide. */
final readonly class DepositAgeClassifier
{
    public function __construct(private GuideValues $values) {}

    public function of(CarbonImmutable $waitingSince, CarbonImmutable $now): DepositAge
    {
        foreach ([DepositAge::Overdue, DepositAge::Late, DepositAge::Waiting] as $age) {
            if ($waitingSince->lessThanOrEqualTo($now->subHours($this->hours($age)))) {
                return $age;
            }
        }

        return DepositAge::Fresh;
    }

    /**
     * Deposits of this age have been waiting since after the first and up to the second time.
     *
     * @return array{CarbonImmutable|null, CarbonImmutable}
     */
    public function since(DepositAge $age, CarbonImmutable $now): array
    {
        $next = match ($age) {
            DepositAge::Fresh => DepositAge::Waiting,
            DepositAge::Waiting => DepositAge::Late,
            DepositAge::Late => DepositAge::Overdue,
            DepositAge::Overdue => null,
        };

        return [$next === null ? null : $now->subHours($this->hours($next)), $now->subHours($this->hours($age))];
    }

    /** Hours of waiting from which the age applies. */
    private function hours(DepositAge $age): int
    {
        return match ($age) {
            DepositAge::Fresh => 0,
            DepositAge::Waiting => $this->values->int(GuideValue::DepositWaiting),
            DepositAge::Late => $this->values->int(GuideValue::DepositLate),
            DepositAge::Overdue => $this->values->int(GuideValue::DepositOverdue),
        };
    }
}
