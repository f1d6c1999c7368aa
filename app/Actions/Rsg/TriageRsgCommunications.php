<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;
use App\Enums\RsgEventSeverity;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Sets the owner or the severity of all open RSG communications of a client. The due time follows the severity. */
final readonly class TriageRsgCommunications
{
    public function __construct(private AuditTrail $audit, private GuideValues $values) {}

    /**
     * @param  array{owner_id?: int|null, severity?: RsgEventSeverity}  $changes
     * @param  int|null  $seenId  the owner on the user's page, so that two colleagues don't both take them
     *
     * @throws OperationRefusedException when none is open
     * @throws ChangedMeanwhileException when a colleague assigned them since
     */
    public function handle(Client $client, array $changes, ?int $seenId): void
    {
        DB::transaction(function () use ($client, $changes, $seenId): void {
            $open = RsgCommunication::query()->with('owner')->where('client_id', $client->id)
                ->whereNull('resolved_at')->orderBy('id')->lockForUpdate()->get();
            if ($open->isEmpty()) {
                throw new OperationRefusedException('A colleague has already handled these messages. Nothing was changed.');
            }
            // The thread shows the owner of the message that is due first.
            $shown = $open->sortBy('due_at')->firstOrFail();
            if (array_key_exists('owner_id', $changes) && ! in_array($shown->owner_id, [$changes['owner_id'], $seenId], true)) {
                throw ChangedMeanwhileException::assigned('These messages are', $shown->owner);
            }
            foreach ($open as $communication) {
                $communication->fill($changes);
                if ($communication->isDirty('severity')) {
                    $communication->due_at = $communication->sent_at->addDays($this->values->int(GuideValue::daysToAct($communication->severity)));
                }
                $changed = array_intersect_key($communication->getDirty(), ['owner_id' => true, 'severity' => true]);
                if ($changed !== []) {
                    $before = array_intersect_key($communication->getRawOriginal(), $changed);
                    $communication->save();
                    $this->audit->record('rsg_communication.triaged', $communication, $before, $changed);
                }
            }
        }, 3);
    }
}
