<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\CancellationReasonList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\CancellationReason;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Adds a reason to the end of the list, or renames, activates or deactivates one. */
final readonly class SaveCancellationReason
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  CancellationReason|null  $reason  null for a new one, which is always active
     * @param  string|null  $title  null to keep the stored one, which a colleague may have changed
     * @param  bool|null  $isActive  null to keep it
     */
    public function handle(?CancellationReason $reason, ?string $title, ?bool $isActive, User $user): CancellationReason
    {
        return DB::transaction(function () use ($reason, $title, $isActive, $user): CancellationReason {
            $list = CancellationReasonList::lock();
            $current = $reason === null ? null : $list->find($reason);
            $title ??= (string) $current?->title;
            $isActive ??= (bool) $current?->is_active;
            $list->refuseTitle($title, $current);
            if ($current === null) {
                $added = CancellationReason::query()->create(['title' => $title, 'position' => (int) $list->all->max('position') + 1]);
                $this->audit->record('cancellation_reason.added', $added, after: ['title' => $title], actorId: $user->id);

                return $added;
            }
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
