<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

use App\Infrastructure\Realtime\RealtimeEvent;
use App\Models\Notification;
use App\Models\OutboxMessage;
use Throwable;
use UnexpectedValueException;

/** One person's part of a broadcast row. */
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
     * @throws UnexpectedValueException when the row is unreadable
     */
    public static function of(OutboxMessage $row): array
    {
        try {
            $event = OutgoingEvent::fromPayload($row->payload);

            return array_map(static fn (array $person): self => new self($row, $event, ...$person), $event->people);
        } catch (Throwable $exception) {
            throw new UnexpectedValueException("Outbox row {$row->id} is unreadable.", previous: $exception);
        }
    }

    /** Whether the event marks a notification as read that has become unread again since. */
    public function isOutdated(Notification $notification): bool
    {
        return ! $this->event->carriesNotification() && ! $notification->is_read;
    }

    /** @param  Notification|null  $notification  its current state; null when the event is still up to date */
    public function toRealtimeEvent(?Notification $notification = null): RealtimeEvent
    {
        $event = $this->event;
        $current = match (true) {
            $notification === null => [],
            // The screen may already show newer content, which must stay unread.
            ! $this->event->carriesNotification() => ['notified_at' => $notification->notified_at->toIso8601ZuluString()],
            $notification->is_read => ['is_read' => true],
            default => [],
        };

        return new RealtimeEvent(
            [$event->channel->of($this->userId)],
            $event->name ?? $event->channel->event(),
            [$event->carriesNotification() ? 'id' : 'notification_id' => $this->notificationId, ...$event->data, ...$current],
            $event->socketId,
        );
    }
}
