<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Enums\NotificationType;

/** The filters of the notification list. */
final readonly class NotificationFilters
{
    /**
     * @param  list<NotificationType>  $type  empty for every type
     * @param  'read'|'unread'|null  $state  null for both
     * @param  string|null  $from  the first day, `2026-11-20`, in the reader's zone
     * @param  string|null  $to  the last day, all of it
     */
    public function __construct(
        public array $type = [],
        public ?string $state = null,
        public ?string $from = null,
        public ?string $to = null,
    ) {}
}
