<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Enums\DepositStatus;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Reads the last approved deposits of a few clients, from the index of each. */
final readonly class HabitReader
{
    private const DEPOSITS = 20;

    /**
     * @param  list<int>  $clientIds
     * @param  int  $exceptId  the deposit that is asked about
     * @return array<int, Habit> by client
     */
    public function of(array $clientIds, int $exceptId): array
    {
        $all = null;
        foreach ($clientIds as $clientId) {
            $own = DB::table('deposits')->where('client_id', $clientId)->where('status', DepositStatus::Approved)->where('deposits.id', '<>', $exceptId)
                ->orderByDesc('deposits.id')->limit(self::DEPOSITS)->select(['client_id', 'amount_cents', 'bank_line_id']);
            $part = DB::query()->fromSub($own, "of{$clientId}")->select(['client_id', 'amount_cents', 'bank_line_id']);
            $all = $all === null ? $part : $all->unionAll($part);
        }
        if ($all === null) {
            return [];
        }

        $habits = [];
        $rows = DB::query()->fromSub($all, 'recent')->join('bank_lines', 'bank_lines.id', '=', 'recent.bank_line_id')->get(['recent.client_id', 'recent.amount_cents', 'bank_lines.value_at']);
        foreach ($rows->groupBy('client_id') as $clientId => $own) {
            $habits[(int) $clientId] = new Habit(
                array_values($own->map(static fn (object $row): int => (int) $row->amount_cents)->all()),
                array_values($own->map(static fn (object $row): int => Habit::weekday(CarbonImmutable::parse($row->value_at, 'UTC')))->all()),
            );
        }

        return $habits;
    }
}
