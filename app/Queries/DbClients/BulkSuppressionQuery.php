<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\BulkSuppressionProgress;
use App\Models\BulkSuppression;
use App\Models\User;

/** The viewer's latest bulk suppression, while it runs and shortly after. */
final readonly class BulkSuppressionQuery
{
    private const SHOWN_MINUTES = 15;

    public function latest(User $user): ?BulkSuppressionProgress
    {
        $latest = BulkSuppression::query()->where('user_id', $user->id)->latest('id')
            ->first(['id', 'status', 'total_rows', 'processed_rows', 'suppressed_rows', 'error', 'finished_at']);
        if ($latest === null || ($latest->finished_at?->lessThan(now()->subMinutes(self::SHOWN_MINUTES)) ?? false)) {
            return null;
        }

        return new BulkSuppressionProgress(
            $latest->id, $latest->status, $latest->status->isUnfinished(), $latest->total_rows, $latest->processed_rows, $latest->suppressed_rows, $latest->error,
        );
    }
}
