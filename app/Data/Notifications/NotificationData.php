<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Enums\NotificationType;

/** One notification, the same on a page, in a hydration and on the wire. */
final readonly class NotificationData
{
    public function __construct(
        public int $id,
        public NotificationType $type,
        public bool $is_read,
        public string $body,
        public ?int $client_id,
        public string $notifiable_type,
        public ?NotificationClientData $client,
        public NotifiableData $notifiable,
        /** `2026-11-20T14:05:00Z`; the same id with a later time is newer news of the same work. */
        public string $notified_at,
    ) {}
}
