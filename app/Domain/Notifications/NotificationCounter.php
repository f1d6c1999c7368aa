<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Data\Notifications\CountersData;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Contracts\Config\Repository;

/** Counts a user's unread notifications in one grouped query. */
final readonly class NotificationCounter
{
    public function __construct(private Repository $config) {}

    public function for(User $user): CountersData
    {
        $rows = Notification::query()
            ->where('user_id', $user->id)
            ->where('is_read', false)
            ->whereIn('type', NotificationDefinition::visibleTo($user))
            ->groupBy('type')
            ->toBase()
            ->selectRaw('type, count(*) as unread')
            ->get();

        $counts = [];
        foreach ($rows as $row) {
            $type = NotificationType::from($row->type);
            $counts[NotificationDefinition::of($type)->counter] = $this->counted($type, (int) $row->unread);
        }

        return new CountersData(...$counts);
    }

    /** Messages are counted up to the length of the message list, as the browser does when new messages arrive. */
    private function counted(NotificationType $type, int $unread): int
    {
        return $type === NotificationType::Message ? min($unread, $this->config->integer('paddock.notifications.recent_messages')) : $unread;
    }
}
