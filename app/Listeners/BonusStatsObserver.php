<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Domain\Stats\DailyStats;
use App\Models\BonusClaim;

/** Records the day of a credited bonus for the reports, also when it is reversed later. */
final readonly class BonusStatsObserver
{
    public function __construct(private DailyStats $days) {}

    public function saved(BonusClaim $claim): void
    {
        if ($claim->credited_at !== null) {
            $this->days->changed([$claim->credited_at]);
        }
    }
}
