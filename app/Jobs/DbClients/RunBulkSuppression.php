<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Actions\DbClients\SuppressDbClients;
use App\Enums\BulkChangeStatus;
use App\Models\BulkSuppression;
use App\Models\User;
use Illuminate\Contracts\Queue\ShouldQueueAfterCommit;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Suppresses the next few hundred DB clients and saves the progress in one transaction. Another job continues. */
final class RunBulkSuppression implements ShouldQueueAfterCommit
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    public function __construct(public readonly int $suppressionId) {}

    public function handle(SuppressDbClients $suppress): void
    {
        $hasMore = DB::transaction(function () use ($suppress): bool {
            $current = BulkSuppression::query()->lockForUpdate()->find($this->suppressionId);
            if ($current === null || ! in_array($current->status, [BulkChangeStatus::Queued, BulkChangeStatus::Running], true)) {
                return false;
            }
            $step = array_slice($current->ids, $current->processed_rows, SuppressDbClients::STEP);
            $processed = $current->processed_rows + count($step);
            $hasMore = $processed < $current->total_rows;
            $current->fill([
                'suppressed_rows' => $current->suppressed_rows + $suppress->handle($step, $current->reason, User::withTrashed()->findOrFail($current->user_id)),
                'processed_rows' => $processed,
                'status' => $hasMore ? BulkChangeStatus::Running : BulkChangeStatus::Done,
                'finished_at' => $hasMore ? null : now(),
            ])->save();

            return $hasMore;
        }, 3);

        if ($hasMore) {
            self::dispatch($this->suppressionId);
        }
    }

    public function failed(?Throwable $failure): void
    {
        BulkSuppression::query()
            ->whereKey($this->suppressionId)
            ->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running])
            ->update([
                'status' => BulkChangeStatus::Failed,
                'error' => 'The run stopped because of an internal error. DB clients already suppressed stay suppressed. Contact a developer.',
                'finished_at' => now(),
            ]);
    }
}
