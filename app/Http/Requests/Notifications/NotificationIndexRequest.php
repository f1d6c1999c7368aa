<?php

declare(strict_types=1);

namespace App\Http\Requests\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Enums\NotificationType;
use App\Http\Requests\ListRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Notifications\NotificationSort;
use Illuminate\Validation\Rule;

/** `type` (several, comma-joined) and `state` (read, unread). */
final class NotificationIndexRequest extends ListRequest
{
    public function filters(): NotificationFilters
    {
        /** @var list<string> $types */
        $types = $this->validated('type') ?? [];
        /** @var 'read'|'unread'|null $state */
        $state = $this->validated('state');

        return new NotificationFilters(array_map(NotificationType::from(...), $types), $state);
    }

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

    protected function filterRules(): array
    {
        return [
            'type' => ['nullable', 'array', 'max:'.count(NotificationType::cases())],
            'type.*' => [Rule::enum(NotificationType::class)],
            'state' => ['nullable', Rule::in(['read', 'unread'])],
        ];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['type.*' => 'type'];
    }
}
