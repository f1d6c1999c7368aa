<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\BulkChangeStatus;
use App\Enums\SuppressionReason;
use App\Jobs\DbClients\RunBulkSuppression;
use App\Models\BulkSuppression;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Starts suppressing many DB clients in the background; one run at a time for each colleague. */
final readonly class StartBulkSuppression
{
    /**
     * @param  list<int>  $ids
     *
     * @throws ValidationException on `selection` while the colleague's previous run continues
     */
    public function handle(array $ids, SuppressionReason $reason, User $actor): BulkSuppression
    {
        return DB::transaction(function () use ($ids, $reason, $actor): BulkSuppression {
            User::query()->lockForUpdate()->findOrFail($actor->id);
            if (BulkSuppression::query()->where('user_id', $actor->id)->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running])->exists()) {
                throw ValidationException::withMessages(['selection' => 'Your previous bulk suppression is still running. Wait until it has finished.']);
            }
            $suppression = BulkSuppression::query()->create(['user_id' => $actor->id, 'reason' => $reason, 'ids' => $ids, 'total_rows' => count($ids)]);
            RunBulkSuppression::dispatch($suppression->id);

            return $suppression;
        }, 3);
    }
}
