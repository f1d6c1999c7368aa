<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Requests that an entry ends before its last day. A colleague confirms it. */
final readonly class RequestBarredLift
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when the entry has ended or a lift was already requested
     * @throws OperationRefusedException when the person excluded themselves
     */
    public function handle(BarredEntry $entry, string $reason, User $requester): void
    {
        DB::transaction(function () use ($entry, $reason, $requester): void {
            $current = BarredEntry::query()->with('liftRequestedBy')->lockForUpdate()->findOrFail($entry->id);
            match (true) {
                $current->list === BarredList::SelfExclusion => throw new OperationRefusedException(
                    'A self-exclusion can’t be lifted. It ends automatically on its last day.',
                ),
                $current->status !== BarredEntryStatus::Active => throw ChangedMeanwhileException::decided(
                    'entry',
                    mb_strtolower($current->status->label()),
                ),
                $current->lift_requested_at !== null => throw new ChangedMeanwhileException(
                    "{$current->liftRequestedBy?->full_name} already requested this lift. A colleague must confirm it.",
                ),
                default => $current->update([
                    'lift_requested_by' => $requester->id,
                    'lift_requested_at' => now(),
                    'lift_reason' => $reason,
                    'version' => $current->version + 1,
                ]),
            };
            $this->audit->record('barred_entry.lift_requested', $current, after: ['reason' => $reason], actorId: $requester->id);
        }, 3);
    }
}
