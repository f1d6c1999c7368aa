<?php

declare(strict_types=1);

namespace App\Queries\Notifications;

use App\Data\Notifications\RecentNotificationsData;
use App\Domain\Notifications\NotificationCounter;
use App\Domain\Notifications\NotificationDefinition;
use App\Domain\Notifications\NotificationPresenter;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** The newest unread notifications of every type, in a fixed number of queries. */
final readonly class RecentNotificationsQuery
{
    public function __construct(private NotificationPresenter $presenter, private NotificationCounter $counters) {}

    public function for(User $reader): RecentNotificationsData
    {
        $byType = array_fill_keys(array_map(static fn (NotificationType $type): string => $type->value, NotificationType::cases()), []);
        $unread = [];

        $types = NotificationDefinition::visibleTo($reader);
        if ($types !== []) {
            foreach ($this->newestOfEach($reader, $types)->get() as $notification) {
                $unread[$notification->type->value] = (int) $notification->getAttribute('unread');
                $byType[$notification->type->value][] = $this->presenter->present($notification, $reader->timezone);
            }
        }

        return new RecentNotificationsData($this->counters->of($unread), $byType);
    }

    /**
     * One short index scan per type. The counts are in the same statement: the page applies later events to both, so that a row
     * which is counted but not listed would count twice.
     *
     * @param  non-empty-list<NotificationType>  $types
     * @return Builder<Notification> with the number of unread notifications of each row's type as `unread`
     */
    private function newestOfEach(User $reader, array $types): Builder
    {
        $newest = static fn (NotificationType $type): Builder => Notification::query()
            ->select('id')
            ->selectRaw('count(*) over () as unread')
            ->where('user_id', $reader->id)
            ->where('is_read', false)
            ->where('type', $type)
            ->orderByDesc('notified_at')
            ->orderByDesc('id')
            ->limit(config()->integer($type === NotificationType::Message ? 'paddock.notifications.recent_messages' : 'paddock.notifications.recent'));

        $ids = $newest(array_shift($types));
        foreach ($types as $type) {
            $ids->unionAll($newest($type));
        }

        return Notification::query()
            ->with(NotificationPresenter::relations())
            ->joinSub($ids, 'newest', 'newest.id', '=', 'notifications.id')
            ->select(['notifications.*', 'newest.unread'])
            ->orderByDesc('notified_at')
            ->orderByDesc('notifications.id');
    }
}
