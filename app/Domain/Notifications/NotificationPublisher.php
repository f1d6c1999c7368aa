<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Notification;
use Illuminate\Support\Arr;

/** Queues the events that show notifications on their owners' screens: one event per time zone. */
final readonly class NotificationPublisher
{
    public function __construct(private Outbox $outbox, private NotificationPresenter $presenter) {}

    /**
     * @param  array<int, int>  $owners  user ids, by notification id
     * @param  array<int, string>  $zones  time zones of the users who may see the content, by user id; other owners get no event
     * @param  bool  $wake  false when the caller relays the outbox itself
     */
    public function publish(NotificationDefinition $definition, NotificationContent $content, array $owners, array $zones, bool $wake): void
    {
        $recipients = [];
        foreach ($owners as $notificationId => $userId) {
            if (isset($zones[$userId])) {
                $recipients[$zones[$userId]][] = [$userId, $notificationId];
            }
        }
        if ($recipients === []) {
            return;
        }

        // With its relations, so that no query runs per time zone.
        $example = Notification::query()
            ->findOrFail(array_key_first($owners))
            ->setRelation('client', $content->client)
            ->setRelation('notifiable', $content->notifiable);
        $events = [];
        foreach ($recipients as $zone => $inZone) {
            $data = get_object_vars($this->presenter->present($example, $zone));
            $events[] = new OutgoingEvent(
                $definition->channel,
                $inZone,
                Arr::except($data, 'id'),
                name: $definition->event,
                ability: $definition->event === null ? null : $definition->ability,
            );
        }

        $this->outbox->broadcast($events, $wake);
    }
}
