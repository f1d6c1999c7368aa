<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Services\Realtime\RealtimeEvent;

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
     * @param  iterable<OutboxMessage>  $rows
     * @return list<self> in the order of the rows
     */
    public static function allOf(iterable $rows): array
    {
        $deliveries = [];
        foreach ($rows as $row) {
            $event = OutgoingEvent::fromPayload($row->payload);
            foreach ($event->people as [$userId, $notificationId]) {
                $deliveries[] = new self($row, $event, $userId, $notificationId);
            }
        }

        return $deliveries;
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

    /** What failed before travels alone, so that one bad event cannot hold nine good ones back for ever. */
    public function travelsAlone(): bool
    {
        return $this->row->attempts > 1;
    }
}
