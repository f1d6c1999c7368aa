<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Services\Realtime\RealtimeEvent;
use Throwable;
use UnexpectedValueException;

/** One person's part of an outbox row. */
final readonly class Delivery
{
    private function __construct(
        public OutboxMessage $row,
        public OutgoingEvent $event,
        public int $userId,
        public int $notificationId,
    ) {}

    /**
     * @return list<self>
     *
     * @throws UnexpectedValueException when the row cannot be read
     */
    public static function of(OutboxMessage $row): array
    {
        try {
            $event = OutgoingEvent::fromPayload($row->payload);

            return array_map(static fn (array $person): self => new self($row, $event, ...$person), $event->people);
        } catch (Throwable $exception) {
            throw new UnexpectedValueException("The row {$row->id} of the outbox cannot be read.", previous: $exception);
        }
    }

    /** Tells that the notification is read, which newer news has made unread again since. */
    public function isOutdated(Notification $notification): bool
    {
        return ! $this->event->isNews() && ! $notification->is_read;
    }

    /** @param  Notification|null  $notification  as it is now; null where the event's own words still hold, or it is gone */
    public function toRealtimeEvent(?Notification $notification = null): RealtimeEvent
    {
        return $this->event->toRealtimeEvent($this->userId, $this->notificationId, match (true) {
            $notification === null => [],
            // Newer news than this may be on its way to the same screen, which must not take it for read.
            ! $this->event->isNews() => ['notified_at' => $notification->notified_at->toIso8601ZuluString()],
            $notification->is_read => ['is_read' => true],
            default => [],
        });
    }
}
