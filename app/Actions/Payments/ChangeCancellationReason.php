<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\CancellationReasonList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\CancellationReason;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Renames, activates or deactivates a reason. */
final readonly class ChangeCancellationReason
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(CancellationReason $reason, string $title, bool $isActive, User $user): CancellationReason
    {
        return DB::transaction(function () use ($reason, $title, $isActive, $user): CancellationReason {
            $list = CancellationReasonList::lock();
            $current = $list->find($reason);
            $list->refuseTitle($title, $current);
            if (! $isActive) {
                $list->refuseLast($current);
            }
            $before = ['title' => $current->title, 'is_active' => $current->is_active];
            $after = ['title' => $title, 'is_active' => $isActive];
            if ($before !== $after) {
                $current->update($after);
                $this->audit->record('cancellation_reason.changed', $current, array_diff_assoc($before, $after), array_diff_assoc($after, $before), $user->id);
            }

            return $current;
        }, 3);
    }
}
