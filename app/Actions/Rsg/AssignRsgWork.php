<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Sets or removes the owner of open RSG work. */
final readonly class AssignRsgWork
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int|null  $seenId  the owner on the user's page, so that two colleagues don't both take it
     *
     * @throws OperationRefusedException when the work is handled
     * @throws ChangedMeanwhileException when a colleague assigned it since
     */
    public function handle(RsgFormSubmission|RsgEvent $work, ?User $owner, ?int $seenId): void
    {
        DB::transaction(function () use ($work, $owner, $seenId): void {
            $current = $work::query()->with('owner')->lockForUpdate()->findOrFail($work->id);
            if (($current instanceof RsgEvent ? $current->closed_at : $current->resolved_at) !== null) {
                throw new OperationRefusedException('A colleague has already handled this. The owner was not changed.');
            }
            $before = $current->owner_id;
            if ($before === $owner?->id) {
                return;
            }
            if ($before !== $seenId) {
                throw ChangedMeanwhileException::assigned($current instanceof RsgEvent ? 'This event is' : 'This form is', $current->owner);
            }
            $current->update(['owner_id' => $owner?->id]);
            $this->audit->record("{$current->getMorphClass()}.assigned", $current, ['owner_id' => $before], ['owner_id' => $owner?->id]);
        });
    }
}
