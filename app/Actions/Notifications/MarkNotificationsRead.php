<?php

declare(strict_types=1);

namespace App\Actions\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use App\Queries\Notifications\OwnNotifications;
use App\Services\Audit\AuditTrail;
use App\Services\Notifications\ReadMarker;
use App\Services\Notifications\SettledWork;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/** The three ways in which notifications become read. Each tells the screens of whoever owns them. */
final readonly class MarkNotificationsRead
{
    public function __construct(
        private OwnNotifications $own,
        private ReadMarker $marker,
        private SettledWork $settledWork,
        private AuditTrail $audit,
    ) {}

    /** @param  string|null  $socketId  the tab that asked, and knows already */
    public function one(Notification $notification, ?string $socketId): void
    {
        DB::transaction(function () use ($notification, $socketId): void {
            if ($this->marker->mark(Notification::query()->whereKey($notification->id), $socketId) === 1) {
                $this->audit->record('notification.read', $notification, ['is_read' => false], ['is_read' => true]);
            }
        }, 3);
    }

    /** @return int how many were unread */
    public function allOf(User $owner, NotificationFilters $filters, ?string $socketId): int
    {
        return DB::transaction(function () use ($owner, $filters, $socketId): int {
            $count = $this->marker->mark($this->own->matching($owner, $filters), $socketId);
            if ($count > 0) {
                $this->audit->record('notifications.read', $owner, after: ['count' => $count, ...array_filter(get_object_vars($filters))]);
            }

            return $count;
        }, 3);
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
