<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;

/** A period of days in the viewer's time zone; open at a missing end. */
final readonly class TransactionPeriod
{
    private function __construct(
        /** First second, UTC. */
        public ?CarbonImmutable $start,
        /** First second after the period, UTC. */
        public ?CarbonImmutable $end,
    ) {}

    /** @param  string|null  $days  the first and the last day, each optional: `2026-11-01,2026-11-20` */
    public static function of(?string $days, string $timezone): self
    {
        [$from, $to] = explode(',', $days ?? ',');
        // Midnight in the viewer's zone is not always 24 hours after the midnight before.
        $startOf = static fn (string $day, int $daysLater): CarbonImmutable => CarbonImmutable::parse($day, $timezone)->addDays($daysLater)->startOfDay()->utc();

        return new self($from === '' ? null : $startOf($from, 0), $to === '' ? null : $startOf($to, 1));
    }

    public static function between(?CarbonImmutable $start, ?CarbonImmutable $end): self
    {
        return new self($start, $end);
    }

    /** @param  Builder  $transactions  a query over `transactions` */
    public function apply(Builder $transactions): Builder
    {
        return $transactions
            ->when($this->start, static fn (Builder $query, CarbonImmutable $at): Builder => $query->where('transactions.occurred_at', '>=', $at->format('Y-m-d H:i:s')))
            ->when($this->end, static fn (Builder $query, CarbonImmutable $at): Builder => $query->where('transactions.occurred_at', '<', $at->format('Y-m-d H:i:s')));
    }

    /** True for a period with both ends and at most this many days. */
    public function isWithin(int $days): bool
    {
        // One hour more, for the day when clocks go back.
        return $this->start !== null && $this->end !== null && $this->start->addDays($days)->addHour()->greaterThanOrEqualTo($this->end);
    }
}
