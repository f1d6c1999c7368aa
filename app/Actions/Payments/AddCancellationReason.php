<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\CancellationReasonList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\CancellationReason;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Adds a reason to the end of the list. */
final readonly class AddCancellationReason
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(string $title, User $user): CancellationReason
    {
        return DB::transaction(function () use ($title, $user): CancellationReason {
            $list = CancellationReasonList::lock();
            $list->refuseTitle($title);
            $reason = CancellationReason::query()->create(['title' => $title, 'position' => (int) $list->all->max('position') + 1]);
            $this->audit->record('cancellation_reason.added', $reason, after: ['title' => $title], actorId: $user->id);

            return $reason;
        }, 3);
    }
}
