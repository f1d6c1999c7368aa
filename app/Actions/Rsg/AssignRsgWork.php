<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Sets or removes the owner of open RSG work. */
final readonly class AssignRsgWork
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the work is handled */
    public function handle(RsgFormSubmission|RsgEvent $work, ?User $owner): void
    {
        DB::transaction(function () use ($work, $owner): void {
            $current = $work::query()->lockForUpdate()->findOrFail($work->id);
            if (($current instanceof RsgEvent ? $current->closed_at : $current->resolved_at) !== null) {
                throw new OperationRefusedException('A colleague has already handled this. The owner was not changed.');
            }
            $before = $current->owner_id;
            if ($before !== $owner?->id) {
                $current->update(['owner_id' => $owner?->id]);
                $this->audit->record("{$current->getMorphClass()}.assigned", $current, ['owner_id' => $before], ['owner_id' => $owner?->id]);
            }
        });
    }
}
