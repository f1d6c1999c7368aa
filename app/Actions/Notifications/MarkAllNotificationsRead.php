<?php

declare(strict_types=1);

namespace App\Actions\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Domain\Notifications\NotificationRepository;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;

final readonly class MarkAllNotificationsRead
{
    public function __construct(private NotificationRepository $notifications, private AuditTrail $audit) {}

    /** @param  string|null  $socketId  the tab that already shows the change */
    public function handle(User $owner, NotificationFilters $filters, ?string $socketId): void
    {
        DB::transaction(function () use ($owner, $filters, $socketId): void {
            $count = $this->notifications->markRead($this->notifications->of($owner, $filters), $socketId);
            if ($count > 0) {
                $this->audit->record('notifications.read', $owner, after: ['count' => $count, ...array_filter(get_object_vars($filters))]);
            }
        }, 3);
    }
}
