<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Enums\NotificationType;

/** One notification, the same in a page, in a refresh and in an event. */
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
        /** `2026-11-20T14:05:00Z`; a later time with the same id is a newer version. */
        public string $notified_at,
    ) {}
}
