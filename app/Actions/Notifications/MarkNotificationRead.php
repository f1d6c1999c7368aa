<?php

declare(strict_types=1);

namespace App\Actions\Notifications;

use App\Domain\Notifications\NotificationRepository;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Notification;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

final readonly class MarkNotificationRead
{
    public function __construct(private NotificationRepository $notifications, private AuditTrail $audit) {}

    /**
     * @param  CarbonImmutable|null  $seen  `notified_at` of the version on the user's screen. A newer one stays unread.
     * @param  string|null  $socketId  the tab that already shows the change
     */
    public function handle(Notification $notification, ?CarbonImmutable $seen, ?string $socketId): void
    {
        DB::transaction(function () use ($notification, $seen, $socketId): void {
            $version = Notification::query()->whereKey($notification->id)
                ->when($seen, static fn (Builder $query, CarbonImmutable $at): Builder => $query->where('notified_at', '<=', $at));
            if ($this->notifications->markRead($version, $socketId) === 1) {
                $this->audit->record('notification.read', $notification, ['is_read' => false], ['is_read' => true]);
            }
        }, 3);
    }
}
