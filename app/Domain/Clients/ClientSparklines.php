<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Domain\Stats\StatMonths;
use Illuminate\Support\Facades\DB;

/** Monthly turnover of the last twelve months, for the sparklines in lists. */
final readonly class ClientSparklines
{
    private const MONTHS = 12;

    /**
     * One query, however many clients.
     *
     * @param  list<int>  $clientIds
     * @return array<int, list<int>> by client: cents, oldest month first
     */
    public function for(array $clientIds): array
    {
        $months = StatMonths::last(self::MONTHS)->keys();
        $places = array_flip($months);
        $lines = array_fill_keys($clientIds, array_fill(0, self::MONTHS, 0));
        $rows = $clientIds === [] ? [] : DB::table('client_monthly_stats')
            ->whereIn('client_id', $clientIds)->where('month', '>=', $months[0])->where('month', '<=', $months[self::MONTHS - 1])
            ->groupBy('client_id', 'month')->select(['client_id', 'month'])->selectRaw('sum(turnover_cents) as turnover_cents')->get();

        foreach ($rows as $row) {
            $lines[(int) $row->client_id][$places[substr((string) $row->month, 0, 10)]] = (int) $row->turnover_cents;
        }

        return array_map(array_values(...), $lines);
    }
}
