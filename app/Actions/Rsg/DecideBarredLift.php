<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Confirms or declines a colleague's request to lift an entry. A lift opens no account and ends no suppression. */
final readonly class DecideBarredLift
{
    public function __construct(private UnbarClients $unbar, private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when no lift is requested any more
     * @throws OperationRefusedException when the requester confirms their own request
     */
    public function handle(BarredEntry $entry, bool $isConfirmed, User $decider): void
    {
        DB::transaction(function () use ($entry, $isConfirmed, $decider): void {
            $current = BarredEntry::query()->lockForUpdate()->findOrFail($entry->id);
            if ($current->status !== BarredEntryStatus::Active) {
                throw ChangedMeanwhileException::decided('entry', mb_strtolower($current->status->label()));
            }
            if ($current->lift_requested_at === null) {
                throw new ChangedMeanwhileException('A colleague declined this lift. Nothing was changed.');
            }
            if ($isConfirmed && $current->lift_requested_by === $decider->id) {
                throw new OperationRefusedException('You requested this lift. A colleague must confirm it.');
            }
            $version = $current->version + 1;
            if (! $isConfirmed) {
                $current->update(['lift_requested_by' => null, 'lift_requested_at' => null, 'lift_reason' => null, 'version' => $version]);
                $this->audit->record('barred_entry.lift_declined', $current, actorId: $decider->id);

                return;
            }
            $current->update([
                'status' => BarredEntryStatus::Lifted,
                'lifted_at' => now(),
                'lifted_by' => $decider->id,
                'version' => $version,
            ]);
            $this->audit->record(
                'barred_entry.lifted',
                $current,
                ['status' => BarredEntryStatus::Active->value],
                [
                    'status' => BarredEntryStatus::Lifted->value,
                    'reason' => $current->lift_reason,
                    'requested_by' => $current->lift_requested_by,
                ],
                $decider->id,
            );
            $this->unbar->handle($current, $decider->id);
        }, 3);
    }
}
