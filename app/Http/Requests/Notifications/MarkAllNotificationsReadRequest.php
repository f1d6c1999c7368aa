<?php

declare(strict_types=1);

namespace App\Http\Requests\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Enums\NotificationType;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The filters in use on the list, as NotificationList::filtersOf() gives them. A single `type` may come as a string. */
final class MarkAllNotificationsReadRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'type' => ['nullable', 'array', 'list', 'max:'.count(NotificationType::cases())],
            'type.*' => [Rule::enum(NotificationType::class)],
            'state' => ['nullable', Rule::in(['read', 'unread'])],
            // Every database stores these years.
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:1900-01-01', 'before:2100-01-01'],
            'to' => [
                'nullable',
                'date_format:Y-m-d',
                'after_or_equal:1900-01-01',
                'before:2100-01-01',
                Rule::when($this->filled('from'), 'after_or_equal:from'),
            ],
        ];
    }

    public function attributes(): array
    {
        return ['type.*' => 'type', 'from' => 'first day', 'to' => 'last day'];
    }

    public function filters(): NotificationFilters
    {
        /** @var list<string> $types */
        $types = $this->validated('type') ?? [];
        /** @var 'read'|'unread'|null $state */
        $state = $this->validated('state');

        return new NotificationFilters(array_map(NotificationType::from(...), $types), $state, $this->validated('from'), $this->validated('to'));
    }

    protected function prepareForValidation(): void
    {
        if (is_string($this->input('type'))) {
            $this->merge(['type' => [$this->input('type')]]);
        }
    }
}
