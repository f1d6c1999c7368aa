<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Intake\NewRsgCommunication;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\RsgCommunication;
use Illuminate\Support\Facades\DB;

/** Stores a responsible-gambling message and notifies the staff who handle them. */
final readonly class ReceiveRsgCommunication
{
    public function __construct(private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * @return RsgCommunication `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the sender's id belongs to another message
     */
    public function handle(NewRsgCommunication $new): RsgCommunication
    {
        return DB::transaction(function () use ($new): RsgCommunication {
            $communication = CreateOnce::of(RsgCommunication::class, ['external_id' => $new->external_id], get_object_vars($new));

            if (! $communication->wasRecentlyCreated) {
                return self::known($communication, $new);
            }

            $this->audit->record('rsg_communication.received', $communication, after: [
                'source' => 'intake', 'external_id' => $new->external_id, 'client_id' => $new->client_id, 'channel' => $new->channel->value,
            ]);
            $this->outbox->notify(NotificationType::RsgCommunication, $communication);

            return $communication;
        });
    }

    private static function known(RsgCommunication $communication, NewRsgCommunication $new): RsgCommunication
    {
        $isSame = $communication->client_id === $new->client_id
            && $communication->channel === $new->channel
            && $communication->body === $new->body
            && $communication->sender_id === $new->sender_id;

        return $isSame ? $communication : throw new ReferenceTakenException('external_id');
    }
}
