<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\CancellationReasonList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\CancellationReason;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\DB;

/** Deletes a reason that no withdrawal has and that is not the last active one. */
final readonly class DeleteCancellationReason
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(CancellationReason $reason, User $user): void
    {
        DB::transaction(function () use ($reason, $user): void {
            $list = CancellationReasonList::lock();
            $current = $list->find($reason);
            if (Withdrawal::query()->where('cancellation_reason_id', $current->id)->exists()) {
                throw CancellationReasonList::refusal("“{$current->title}” is used by past withdrawals and can’t be deleted. Deactivate it instead.");
            }
            $list->refuseLast($current);
            $this->audit->record('cancellation_reason.deleted', $current, ['title' => $current->title], actorId: $user->id);
            $current->delete();
        }, 3);
    }
}
