<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Stats\MonthlyStats;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;

/** Recalculates the monthly figures, some clients at a time, so that only writers of their bets wait. */
final class RebuildMonthlyStats extends Command
{
    private const CLIENTS_AT_A_TIME = 500;

    protected $signature = 'stats:rebuild {--client=* : Ids of clients; all by default}';

    protected $description = 'Recalculate the monthly figures of clients';

    public function handle(MonthlyStats $stats): int
    {
        /** @var list<string> $wanted */
        $wanted = $this->option('client');
        if ($wanted !== []) {
            $stats->rebuild(array_map(intval(...), $wanted));

            return self::SUCCESS;
        }

        $from = 0;
        while (($ids = DB::table('clients')->where('id', '>', $from)->orderBy('id')->limit(self::CLIENTS_AT_A_TIME)->pluck('id'))->isNotEmpty()) {
            $stats->rebuildRange($from + 1, $from = (int) $ids->last());
        }
        $this->components->info('Months written: '.number_format(DB::table('client_monthly_stats')->count()).'.');

        return self::SUCCESS;
    }
}
