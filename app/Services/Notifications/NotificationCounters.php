<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Data\Notifications\CountersData;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;

/** Counts a person's unread work: one grouped query, beside the abilities that every page reads anyway. */
final readonly class NotificationCounters
{
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
            $counts[NotificationFeed::of(NotificationType::from($row->type))->counter] = (int) $row->unread;
        }

        return new CountersData(...$counts);
    }
}
