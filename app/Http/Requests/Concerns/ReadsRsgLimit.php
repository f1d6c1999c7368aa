<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use App\Domain\Rsg\NewRsgLimit;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Support\Dollars;
use Closure;
use Illuminate\Validation\Rule;

/** `kind`, `period` and `amount`: dollars, or minutes of a session limit; empty to end the limit. */
trait ReadsRsgLimit
{
    private const LEAST_CENTS = 1_00;

    private const MOST_CENTS = 10_000_000_00;

    /** @return array<string, mixed> */
    private function limitRules(): array
    {
        $isSession = $this->input('kind') === RsgLimitKind::Session->value;

        return [
            'kind' => ['required', Rule::enum(RsgLimitKind::class)],
            'period' => ['required', Rule::enum(RsgLimitPeriod::class)],
            'amount' => ['nullable', ...($isSession ? ['integer', 'between:5,10080'] : [$this->dollars(...)])],
        ];
    }

    private function limit(string $reason): NewRsgLimit
    {
        $kind = RsgLimitKind::from($this->string('kind')->value());
        $amount = $this->validated('amount');

        return new NewRsgLimit(
            $kind,
            RsgLimitPeriod::from($this->string('period')->value()),
            $amount === null ? null : ($kind === RsgLimitKind::Session ? (int) $amount : Dollars::parse((string) $amount)),
            $reason,
        );
    }

    private function dollars(string $attribute, mixed $value, Closure $fail): void
    {
        $cents = is_scalar($value) ? Dollars::parse((string) $value) : null;
        if ($cents === null || $cents < self::LEAST_CENTS || $cents > self::MOST_CENTS) {
            $fail('Enter an amount from $1 to $10,000,000, such as 250 or 250.50.');
        }
    }
}
