<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\RsgEventStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\RsgEvent;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Moves an RSG event to its next status. The officer becomes its owner. */
final readonly class MoveRsgEvent
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ValidationException on `status` when the status does not follow the current one */
    public function handle(RsgEvent $event, RsgEventStatus $status, User $officer): void
    {
        DB::transaction(function () use ($event, $status, $officer): void {
            $current = RsgEvent::query()->with('client')->lockForUpdate()->findOrFail($event->id);
            if ($current->status->next() !== $status) {
                throw ValidationException::withMessages(['status' => "This event is {$current->status->label()}. Nothing was changed."]);
            }

            $before = $current->status;
            $current->update([
                'status' => $status,
                'owner_id' => $officer->id,
                'actioned_at' => $status === RsgEventStatus::Actioned ? now() : $current->actioned_at,
                'closed_at' => $status === RsgEventStatus::Closed ? now() : null,
            ]);
            $this->audit->record(
                'client.rsg_event_moved',
                $current->client,
                ['rsg_event_status' => $before->value],
                ['rsg_event_status' => $status->value, 'rsg_event_id' => $current->id],
            );
        });
    }
}
