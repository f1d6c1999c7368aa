<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Support\BusinessDay;
use Closure;

/** `paid_on`: the day on which the bank paid; by default the value date of the batch, or today. */
trait ReadsBankDay
{
    public function paidOn(): ?BusinessDay
    {
        $day = $this->validated('paid_on');

        return is_string($day) ? BusinessDay::of($day) : null;
    }

    /** @return list<mixed> */
    private function bankDayRules(): array
    {
        return ['bail', 'nullable', 'string', 'date_format:Y-m-d', static function (string $attribute, mixed $value, Closure $fail): void {
            if (BusinessDay::of((string) $value)->from->isFuture()) {
                $fail('That day is in the future. Choose the day on which the bank paid.');
            }
        }];
    }
}
