<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Models\Notification;
use App\Services\Notifications\Announcers\Announcement;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutgoingEvent;
use Illuminate\Support\Arr;

/** Writes the events that carry notifications to their owners' screens: put into words once for each time zone. */
final readonly class NewsTeller
{
    public function __construct(private Outbox $outbox, private NotificationPresenter $presenter) {}

    /**
     * @param  array<int, int>  $owners  whose notifications of the announced work say the same: user ids, by notification id
     * @param  array<int, string>  $zones  of those who may hear of it, by user id; the others are left out
     * @param  bool  $wake  false where the caller relays the outbox itself
     */
    public function tell(NotificationFeed $feed, Announcement $announcement, array $owners, array $zones, bool $wake): void
    {
        $people = [];
        foreach ($owners as $notificationId => $userId) {
            if (isset($zones[$userId])) {
                $people[$zones[$userId]][] = [$userId, $notificationId];
            }
        }
        if ($people === []) {
            return;
        }

        $any = $announcement->attachTo(Notification::query()->findOrFail(array_key_first($owners)));
        $events = [];
        foreach ($people as $zone => $inZone) {
            $data = get_object_vars($this->presenter->present($any, $zone));
            $events[] = new OutgoingEvent($feed->channel, $inZone, Arr::except($data, 'id'), name: $feed->event);
        }

        $this->outbox->broadcast($events, $wake);
    }
}
