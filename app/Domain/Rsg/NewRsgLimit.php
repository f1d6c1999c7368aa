<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Support\Dollars;
use Illuminate\Support\Str;

/** A limit that a client requests. */
final readonly class NewRsgLimit
{
    /** @param  int|null  $amount  cents, or minutes of a session limit; null ends the limit */
    public function __construct(public RsgLimitKind $kind, public RsgLimitPeriod $period, public ?int $amount, public ?string $reason) {}

    /** @return array{amount_cents: int|null, minutes: int|null} */
    public function columns(): array
    {
        return $this->kind === RsgLimitKind::Session
            ? ['amount_cents' => null, 'minutes' => $this->amount]
            : ['amount_cents' => $this->amount, 'minutes' => null];
    }

    /** 'Deposit limit of $200.00 a week', and without an amount 'Deposit limit a week'. */
    public function inWords(): string
    {
        $amount = match (true) {
            $this->amount === null => '',
            $this->kind === RsgLimitKind::Session => " of {$this->amount} ".Str::plural('minute', $this->amount),
            default => ' of '.Dollars::of($this->amount),
        };

        return "{$this->kind->label()} limit{$amount} a {$this->period->value}";
    }

    /** The field of the audit trail: `limit_deposit_week_cents`, `limit_session_day_minutes`. */
    public function auditedAs(): string
    {
        return "limit_{$this->kind->value}_{$this->period->value}_".($this->kind === RsgLimitKind::Session ? 'minutes' : 'cents');
    }
}
