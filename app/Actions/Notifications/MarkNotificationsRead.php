<?php

declare(strict_types=1);

namespace App\Actions\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use App\Services\Notifications\Announcers\Announcement;
use App\Services\Notifications\ReadMarker;
use Illuminate\Database\Eloquent\Builder;

/** The three ways in which notifications become read. Each tells the screens of whoever owns them. */
final readonly class MarkNotificationsRead
{
    public function __construct(private ReadMarker $marker) {}

    /**
     * @param  string|null  $socketId  the tab that asked, and knows already
     */
    public function one(Notification $notification, ?string $socketId): void
    {
        $this->marker->mark(Notification::query()->whereKey($notification->id), $socketId);
    }

    /** @return int how many were unread */
    public function allOf(User $owner, ?NotificationType $type, ?string $socketId): int
    {
        return $this->marker->mark(
            Notification::query()
                ->where('user_id', $owner->id)
                ->when($type !== null, static fn (Builder $query): Builder => $query->where('type', $type)),
            $socketId,
        );
    }

    /** Work about a client that somebody has settled is read for everybody. */
    public function settled(NotificationType $type, int $clientId): void
    {
        $this->marker->mark(Notification::query()->where('type', $type)->where('subject_key', Announcement::keyOfClient($clientId)));
    }
}
