<?php

declare(strict_types=1);

namespace App\Queries\Notifications;

use App\Queries\Lists\ListSort;

/** The order of the notification list. */
enum NotificationSort: string implements ListSort
{
    case NotifiedAt = 'notified_at';

    public function columns(): array
    {
        return ['notifications.notified_at'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
