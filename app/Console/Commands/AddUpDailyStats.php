<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Stats\DailyStats;
use App\Support\CalendarDay;
use Illuminate\Console\Command;

/** Adds up the days that the reports read, one transaction for each day. */
final class AddUpDailyStats extends Command
{
    protected $signature = 'reports:add-up
        {--from= : Add up every day from this one, YYYY-MM-DD}
        {--until= : The last of these days; today by default}
        {--days= : Add up this many days up to today}
        {--most=200 : Without a range, the most days of one run}';

    protected $description = 'Add up today, yesterday and changed days for the reports, or every day of a range';

    public function handle(DailyStats $stats): int
    {
        $today = CalendarDay::today();
        /** @var array{from: string|null, until: string|null, days: string|null} $options */
        $options = $this->options();
        $from = $options['days'] === null ? $options['from'] : $today->plus(1 - max(1, (int) $options['days']))->date;
        $until = $options['until'] ?? $today->date;
        foreach ([$from, $until] as $day) {
            if ($day !== null && preg_match('/^\d{4}-\d{2}-\d{2}$/D', $day) !== 1) {
                $this->components->error('Enter days as YYYY-MM-DD.');

                return self::FAILURE;
            }
        }

        $due = $from === null
            ? array_slice($stats->due(), 0, max(1, (int) $this->option('most')))
            : array_filter($stats->allDays(min($until, $today->date)), static fn (string $day): bool => $day >= $from);
        // A failing day is reported and doesn't stop the others.
        $added = count(array_filter($due, static fn (string $day): bool => rescue(static function () use ($stats, $day): bool {
            $stats->refresh($day);

            return true;
        }, false)));
        $this->components->info(number_format($added).' of '.number_format(count($due)).' days added up.');

        return self::SUCCESS;
    }
}
