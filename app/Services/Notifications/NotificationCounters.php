<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Data\Notifications\CountersData;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Contracts\Config\Repository;

/** Counts a person's unread work: one grouped query, beside the abilities that every page reads anyway. */
final readonly class NotificationCounters
{
    public function __construct(private Repository $config) {}

    public function for(User $user): CountersData
    {
        $rows = Notification::query()
            ->where('user_id', $user->id)
            ->where('is_read', false)
            ->whereIn('type', NotificationFeed::visibleTo($user))
            ->groupBy('type')
            ->toBase()
            ->selectRaw('type, count(*) as unread')
            ->get();

        $counts = [];
        foreach ($rows as $row) {
            $type = NotificationType::from($row->type);
            $counts[NotificationFeed::of($type)->counter] = $this->counted($type, (int) $row->unread);
        }

        return new CountersData(...$counts);
    }

    /** The message list drops the oldest beyond ten, and what it drops is not counted: a page that was open all along agrees. */
    private function counted(NotificationType $type, int $unread): int
    {
        return $type === NotificationType::Message ? min($unread, $this->config->integer('paddock.notifications.recent_messages')) : $unread;
    }
}
