<?php

declare(strict_types=1);

namespace App\Http\Requests\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Enums\NotificationType;
use Illuminate\Validation\Rule;

/** The filters of the notification list, the same where it is read and where all of it is marked as read. */
trait NotificationFilterRules
{
    public function filters(): NotificationFilters
    {
        /** @var list<string> $types */
        $types = $this->validated('type') ?? [];
        /** @var 'read'|'unread'|null $state */
        $state = $this->validated('state');

        return new NotificationFilters(array_map(NotificationType::from(...), $types), $state, $this->validated('from'), $this->validated('to'));
    }

    /** @return array<string, mixed> */
    protected function filterRules(): array
    {
        return [
            'type' => ['nullable', 'array', 'list', 'max:'.count(NotificationType::cases())],
            'type.*' => [Rule::enum(NotificationType::class)],
            'state' => ['nullable', Rule::in(['read', 'unread'])],
            // Years that every database can hold.
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01', Rule::when($this->filled('from'), 'after_or_equal:from')],
        ];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['type.*' => 'type', 'from' => 'first day', 'to' => 'last day'];
    }
}
