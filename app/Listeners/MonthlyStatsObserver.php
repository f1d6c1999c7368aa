<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Domain\Stats\MonthlyStats;
use App\Models\Deposit;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;

/** Updates the monthly statistics of deposits and withdrawals, in the transaction of the save. */
final readonly class MonthlyStatsObserver
{
    public function __construct(private MonthlyStats $stats) {}

    public function saved(Deposit|Withdrawal $payment): void
    {
        // `getOriginal` still has the values from before the save.
        $this->count($payment->getOriginal('client_id'), $payment->countedAt(before: true));
        $this->count($payment->client_id, $payment->countedAt(before: false));
    }

    private function count(?int $clientId, ?CarbonImmutable $at): void
    {
        if ($clientId !== null && $at !== null) {
            $this->stats->moneyMoved([$clientId], $at);
        }
    }
}
