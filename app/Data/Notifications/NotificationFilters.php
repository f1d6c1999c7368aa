<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Enums\NotificationType;

/** What the list is narrowed to, as it stands in the URL. */
final readonly class NotificationFilters
{
    /**
     * @param  list<NotificationType>  $type  empty for every type
     * @param  'read'|'unread'|null  $state  null for both
     */
    public function __construct(
        public array $type,
        public ?string $state,
    ) {}
}
