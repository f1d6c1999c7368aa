<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Data\Notifications\CountersData;
use App\Enums\NotificationType;
use App\Models\User;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Support\Facades\DB;

/** Counts a user's unread notifications in one grouped query. */
final readonly class NotificationCounter
{
    public function __construct(private Repository $config) {}

    public function for(User $user): CountersData
    {
        return $this->of(DB::table('notifications')
            ->where('user_id', $user->id)
            ->where('is_read', false)
            ->whereIn('type', NotificationDefinition::visibleTo($user))
            ->groupBy('type')
            ->selectRaw('type, count(*) as unread')
            ->pluck('unread', 'type')
            ->all());
    }

    /**
     * Messages are counted up to the length of the message list, as the browser does when new messages arrive.
     *
     * @param  array<string, int>  $unread  by type
     */
    public function of(array $unread): CountersData
    {
        $counts = [];
        foreach ($unread as $value => $count) {
            $type = NotificationType::from($value);
            $counts[NotificationDefinition::of($type)->counter] = $type === NotificationType::Message
                ? min($count, $this->config->integer('paddock.notifications.recent_messages'))
                : $count;
        }

        return new CountersData(...$counts);
    }
}
