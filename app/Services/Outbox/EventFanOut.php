<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Enums\Ability;
use App\Models\OutboxMessage;
use App\Services\Notifications\Recipients;
use Illuminate\Support\Facades\DB;

/** Finds out who is told of a change, in one transaction: the events that carry it to their screens, and the end of the row that asked for it. */
final readonly class EventFanOut
{
    public function __construct(private OutboxClaims $claims, private Recipients $recipients, private Outbox $outbox) {}

    public function run(OutboxMessage $message): void
    {
        $ability = Ability::from($message->payload['ability']);
        $event = OutgoingEvent::fromPayload($message->payload['event']);

        DB::transaction(function () use ($message, $ability, $event): void {
            if ($this->claims->settle([$message->id]) === 0) {
                return;
            }

            // The place of the notification's id stays 0: there is no row of `notifications` behind it.
            $people = array_map(static fn (int $id): array => [$id, 0], array_keys($this->recipients->holding($ability)));
            $this->outbox->broadcast([$event->to($people)], wake: false);
        }, 3);
    }
}
