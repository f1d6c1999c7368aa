<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Enums\NotificationType;
use Carbon\CarbonImmutable;

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
        /** The same id with a later time is newer news of the same work. */
        public CarbonImmutable $notified_at,
    ) {}
}
