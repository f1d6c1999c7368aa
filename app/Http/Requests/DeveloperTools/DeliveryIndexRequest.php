<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Enums\WebhookDeliveryStatus;
use App\Http\Requests\ListRequest;
use App\Models\User;
use App\Queries\DeveloperTools\DeliveryFilters;
use App\Queries\DeveloperTools\DeliverySort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `search` (a number or the sender's id), `status`, `source`, `endpoint` (several each, comma-joined), `from` and `to` (days). */
final class DeliveryIndexRequest extends ListRequest
{
    private const MOST_VALUES = 50;

    public function filters(): DeliveryFilters
    {
        /** @var User $reader */
        $reader = $this->user();
        /** @var list<string> $status */
        $status = $this->validated('status') ?? [];

        return new DeliveryFilters(
            $reader->timezone,
            $this->searchText(),
            array_map(WebhookDeliveryStatus::from(...), $status),
            $this->validated('source') ?? [],
            $this->validated('endpoint') ?? [],
            $this->validated('from'),
            $this->validated('to'),
        );
    }

    protected function sorts(): string
    {
        return DeliverySort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(DeliverySort::ReceivedAt, descending: true);
    }

    protected function filterRules(): array
    {
        return [
            'status' => ['nullable', 'array', 'list', 'max:'.self::MOST_VALUES],
            'status.*' => [Rule::enum(WebhookDeliveryStatus::class)],
            'source' => ['nullable', 'array', 'list', 'max:'.self::MOST_VALUES],
            'source.*' => ['string', 'regex:/\A(?:token|webhook):[0-9]{1,18}\z/'],
            'endpoint' => ['nullable', 'array', 'list', 'max:'.self::MOST_VALUES],
            'endpoint.*' => ['string', 'max:64', 'regex:/\A[a-z.-]+\z/'],
            // Years that every database can hold.
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01', Rule::when($this->filled('from'), 'after_or_equal:from')],
        ];
    }

    protected function multiValued(): array
    {
        return ['status', 'source', 'endpoint'];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['status.*' => 'status', 'source.*' => 'source', 'endpoint.*' => 'call', 'from' => 'first day', 'to' => 'last day'];
    }
}
