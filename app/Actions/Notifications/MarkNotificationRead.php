<?php

declare(strict_types=1);

namespace App\Actions\Notifications;

use App\Domain\Notifications\NotificationRepository;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Notification;
use Illuminate\Support\Facades\DB;

final readonly class MarkNotificationRead
{
    public function __construct(private NotificationRepository $notifications, private AuditTrail $audit) {}

    /** @param  string|null  $socketId  the tab that already shows the change */
    public function handle(Notification $notification, ?string $socketId): void
    {
        DB::transaction(function () use ($notification, $socketId): void {
            if ($this->notifications->markRead(Notification::query()->whereKey($notification->id), $socketId) === 1) {
                $this->audit->record('notification.read', $notification, ['is_read' => false], ['is_read' => true]);
            }
        }, 3);
    }
}
