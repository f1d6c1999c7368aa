<?php

declare(strict_types=1);

namespace App\Domain\Reports;

use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The days and rows of `daily_stats` that a report reads. Days are in the business time zone, inclusive. */
final readonly class ReportScope
{
    public const PERIODS = ['7', '30', 'month', 'custom'];

    public const MOST_DAYS = 366;

    /**
     * @param  string  $from  `2026-11-01`
     * @param  int|null  $manager  0 for clients without a manager; null for all
     * @param  string|null  $state  empty for clients without a state; null for all
     */
    private function __construct(public string $from, public string $until, public ?int $company, public ?int $manager, public ?string $state) {}

    /**
     * @param  string  $period  one of PERIODS
     * @param  string  $from  first day of a custom period
     * @param  string  $until  its last day; later than today reads until today
     */
    public static function of(string $period, string $from, string $until, ?int $company = null, ?int $manager = null, ?string $state = null): self
    {
        $today = CalendarDay::today();
        [$first, $last] = match ($period) {
            'custom' => [$from, min($until, $today->date)],
            'month' => [substr($today->date, 0, 8).'01', $today->date],
            default => [$today->plus(1 - (int) $period)->date, $today->date],
        };

        return new self($first, $last, $company, $manager, $state);
    }

    /** As many days directly before. */
    public function previous(): self
    {
        $first = CalendarDay::of($this->from);

        return new self($first->plus(-$this->length())->date, $first->plus(-1)->date, $this->company, $this->manager, $this->state);
    }

    public function length(): int
    {
        return count($this->days());
    }

    /** @return non-empty-list<string> oldest first */
    public function days(): array
    {
        $days = [$this->from];
        for ($day = CalendarDay::of($this->from)->plus(1); $day->date <= $this->until; $day = $day->plus(1)) {
            $days[] = $day->date;
        }

        return $days;
    }

    public function startsAt(): CarbonImmutable
    {
        return CalendarDay::of($this->from)->from;
    }

    public function endsAt(): CarbonImmutable
    {
        return CalendarDay::of($this->until)->until;
    }

    public function stats(): Builder
    {
        return DB::table('daily_stats')->whereBetween('day', [$this->from, $this->until])
            ->when($this->company !== null, fn (Builder $rows): Builder => $rows->where('company_id', $this->company))
            ->when($this->manager !== null, fn (Builder $rows): Builder => $rows->where('account_manager_id', $this->manager))
            ->when($this->state !== null, fn (Builder $rows): Builder => $rows->where('state', $this->state));
    }
}
