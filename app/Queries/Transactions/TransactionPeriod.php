<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;

/** From the beginning of one day to the end of another, in the zone of whoever reads; open where no day is given. */
final readonly class TransactionPeriod
{
    private function __construct(
        /** UTC, the first second of it. */
        public ?CarbonImmutable $start,
        /** UTC, the first second after it. */
        public ?CarbonImmutable $end,
    ) {}

    /**
     * @param  string|null  $from  the first day, `2026-11-20`
     * @param  string|null  $to  the last day, all of it
     */
    public static function of(?string $from, ?string $to, string $timezone): self
    {
        // Midnight where the person is, which is not always 24 hours after the one before.
        $startOf = static fn (string $day, int $daysLater): CarbonImmutable => CarbonImmutable::parse($day, $timezone)->addDays($daysLater)->startOfDay()->utc();

        return new self($from === null ? null : $startOf($from, 0), $to === null ? null : $startOf($to, 1));
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

    /** Whether it ends, begins, and holds no more days than that. */
    public function isWithin(int $days): bool
    {
        // An hour more than the days have, for the day on which clocks are put back.
        return $this->start !== null && $this->end !== null && $this->start->addDays($days)->addHour()->greaterThanOrEqualTo($this->end);
    }
}
