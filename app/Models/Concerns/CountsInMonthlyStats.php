<?php

declare(strict_types=1);

namespace App\Models\Concerns;

use Carbon\CarbonImmutable;

/**
 * Money that counts in its client's month once it is complete. MonthlyStatsObserver counts it in the transaction of the save.
 *
 * Code that writes without Eloquent calls MonthlyStats::moneyMoved().
 */
trait CountsInMonthlyStats
{
    /** When the money counts (UTC), or null while it does not: now, or before the save. */
    abstract public function countedAt(bool $before): ?CarbonImmutable;

    /** @param  array<string, mixed>  $options */
    public function save(array $options = []): bool
    {
        return $this->getConnection()->transaction(fn (): bool => parent::save($options));
    }
}
