<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Stats\MonthlyStats;
use App\Domain\Stats\StatMonths;
use App\Enums\WithdrawalStatus;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use stdClass;

/** Compares the monthly figures of recently active clients with their records and repairs differences. */
final class CheckMonthlyStats extends Command
{
    private const CLIENTS_AT_A_TIME = 250;

    protected $signature = 'stats:check {--days=7 : Check clients with bets, deposits or withdrawals within this many days}';

    protected $description = 'Check the latest monthly figures of clients and repair them';

    public function handle(MonthlyStats $stats): int
    {
        $since = CarbonImmutable::now()->subDays(max(1, (int) $this->option('days')));
        $months = StatMonths::between($since, CarbonImmutable::now());
        $checked = $repaired = 0;

        $this->lively($since)->chunkById(self::CLIENTS_AT_A_TIME, function (Collection $clients) use ($stats, $months, &$checked, &$repaired): void {
            $wrong = $stats->wrong(array_values($clients->map(static fn (stdClass $client): int => (int) $client->id)->all()), $months);
            $checked += $clients->count();
            $repaired += count($wrong);
            if ($wrong !== []) {
                Log::warning('Monthly figures were wrong and are recalculated.', ['clients' => $wrong]);
                $stats->rebuild($wrong);
            }
        });
        $this->components->info('Clients checked: '.number_format($checked).', '.number_format($repaired).' repaired.');

        return self::SUCCESS;
    }

    private function lively(CarbonImmutable $since): Builder
    {
        return DB::table('clients')->select('id')->where(static fn (Builder $any) => $any
            ->where('last_bet_at', '>=', $since)
            ->orWhere('last_deposit_at', '>=', $since)
            ->orWhereIn('id', DB::table('withdrawals')->select('client_id')
                ->where('status', WithdrawalStatus::Paid->value)
                // Paid withdrawals were requested at most a month before; the index is by request time.
                ->where('requested_at', '>=', $since->subMonth())->where('paid_at', '>=', $since)));
    }
}
