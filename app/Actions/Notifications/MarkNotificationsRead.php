<?php

declare(strict_types=1);

namespace App\Actions\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use App\Services\Notifications\ReadMarker;
use App\Services\Notifications\SettledWork;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/** The three ways in which notifications become read. Each tells the screens of whoever owns them. */
final readonly class MarkNotificationsRead
{
    public function __construct(private ReadMarker $marker, private SettledWork $settledWork) {}

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

    /**
     * Somebody has settled a piece of work: resolved, approved, declined, paid, read. Call it inside the transaction of that
     * change, after it.
     *
     * @param  Model  $work  what was settled; for messages their conversation
     */
    public function settled(NotificationType $type, Model $work): void
    {
        $this->settledWork->settle($type, $work);
    }
}
