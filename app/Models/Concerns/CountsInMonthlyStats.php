<?php

declare(strict_types=1);

namespace App\Models\Concerns;

use App\Services\Stats\MonthlyStats;
use Carbon\CarbonImmutable;

/**
 * Money that counts in its client's month once it is complete, inside the transaction of its own save.
 *
 * What is written past Eloquent calls {@see MonthlyStats::moneyMoved()} itself.
 */
trait CountsInMonthlyStats
{
    /** When the money counts, or null while it does not: as it is now, or as it was before the save. */
    abstract protected function countedAt(bool $before): ?CarbonImmutable;

    public static function bootCountsInMonthlyStats(): void
    {
        // The original values are still those from before the save, and none for a new record.
        static::saved(static function (self $model): void {
            $model->tellMonthlyStats($model->getOriginal('client_id'), $model->countedAt(before: true));
            $model->tellMonthlyStats($model->client_id, $model->countedAt(before: false));
        });
    }

    private function tellMonthlyStats(?int $clientId, ?CarbonImmutable $at): void
    {
        if ($clientId !== null && $at !== null) {
            app(MonthlyStats::class)->moneyMoved($clientId, $at);
        }
    }

    /** @param  array<string, mixed>  $options */
    public function save(array $options = []): bool
    {
        return $this->getConnection()->transaction(fn (): bool => parent::save($options));
    }
}
