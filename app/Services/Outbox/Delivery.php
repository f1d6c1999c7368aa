<?php

declare(strict_types=1);

namespace App\Services\Outbox;

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

    /** @param  bool  $isRead  the notification was read while its event waited */
    public function toRealtimeEvent(bool $isRead): RealtimeEvent
    {
        return $this->event->toRealtimeEvent($this->userId, $this->notificationId, $isRead);
    }

    /** What failed before travels alone, so that one bad event cannot hold nine good ones back for ever. */
    public function travelsAlone(): bool
    {
        return $this->row->attempts > 1;
    }
}
