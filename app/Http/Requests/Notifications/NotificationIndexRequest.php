<?php

declare(strict_types=1);

namespace App\Http\Requests\Notifications;

use App\Http\Requests\ListRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Notifications\NotificationSort;

/** `type` (several, comma-joined), `state` (read, unread), `from` and `to` (days in the reader's zone, both included). */
final class NotificationIndexRequest extends ListRequest
{
    use NotificationFilterRules;

    protected function sorts(): string
    {
        return NotificationSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(NotificationSort::NotifiedAt, descending: true);
    }

    protected function multiValued(): array
    {
        return ['type'];
    }
}
