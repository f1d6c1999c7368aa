<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Data\Lists\ListMeta;
use App\Enums\NotificationType;

/** Notifications/Index. */
final readonly class NotificationIndexPage
{
    /**
     * @param  list<NotificationData>  $notifications
     * @param  list<NotificationType>  $types  that the reader may see
     */
    public function __construct(
        public array $notifications,
        public ListMeta $meta,
        public NotificationFilters $filters,
        public array $types,
    ) {}
}
