<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Guides\GuideValues;
use App\Domain\Ledger\ClientLock;
use App\Enums\GuideValue;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\RsgCommunication;
use Illuminate\Support\Facades\DB;

/** Stores a responsible-gambling message and notifies the staff who handle them. It joins the client's open thread, with its owner and severity. */
final readonly class ReceiveRsgCommunication
{
    public function __construct(private AuditTrail $audit, private Outbox $outbox, private GuideValues $values) {}

    /**
     * @return RsgCommunication `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the sender's id belongs to another message
     */
    public function handle(RsgCommunication $new): RsgCommunication
    {
        return DB::transaction(function () use ($new): RsgCommunication {
            $new->client_id = ClientLock::holdSurvivor($new->client_id)->id;
            $thread = RsgCommunication::query()->where('client_id', $new->client_id)->whereNull('resolved_at')->latest('id')->first();
            $new->fill(['owner_id' => $thread?->owner_id, 'severity' => $thread->severity ?? $new->severity]);
            $new->due_at = $new->sent_at->addDays($this->values->int(GuideValue::daysToAct($new->severity)));
            $communication = CreateOnce::received($new, 'external_id', ['client_id', 'channel', 'body', 'sender_id']);

            if (! $communication->wasRecentlyCreated) {
                return $communication;
            }

            $this->audit->record(
                'rsg_communication.received',
                $communication,
                after: [
                    'source' => 'intake',
                    'external_id' => $communication->external_id,
                    'client_id' => $communication->client_id,
                    'channel' => $communication->channel->value,
                ],
            );
            $this->outbox->notify(NotificationType::RsgCommunication, $communication);

            return $communication;
        });
    }
}
