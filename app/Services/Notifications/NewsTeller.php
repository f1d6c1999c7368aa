<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Models\Notification;
use App\Services\Notifications\Announcers\Announcement;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutgoingEvent;
use Illuminate\Database\Eloquent\Collection;

/** Writes the events that carry notifications to their owners' screens. */
final readonly class NewsTeller
{
    public function __construct(private Outbox $outbox, private NotificationPresenter $presenter) {}

    /**
     * @param  Collection<int, Notification>  $notifications  all of the announced work
     * @param  array<int, string>  $zones  of those who may hear of it, by user id; the others are left out
     * @param  bool  $wake  false where the caller relays the outbox itself
     */
    public function tell(NotificationFeed $feed, Announcement $announcement, Collection $notifications, array $zones, bool $wake): void
    {
        $events = [];
        foreach ($notifications as $notification) {
            $zone = $zones[$notification->user_id] ?? null;
            if ($zone !== null) {
                $data = $this->presenter->present($announcement->attachTo($notification), $zone);
                $events[] = new OutgoingEvent($notification->user_id, $feed->channel, get_object_vars($data), name: $feed->event);
            }
        }

        $this->outbox->broadcast($events, $wake);
    }
}
