<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions\Adjustments;

use App\Enums\AdjustmentStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Transactions\Adjustments\AdjustmentSort;
use Illuminate\Validation\Rule;

/** `status` (several, comma-joined). */
final class AdjustmentIndexRequest extends ListRequest
{
    /** @return list<string> */
    public function statuses(): array
    {
        return $this->validated('status') ?? [];
    }

    protected function sorts(): string
    {
        return AdjustmentSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(AdjustmentSort::RequestedAt, descending: true);
    }

    protected function filterRules(): array
    {
        return ['status' => ['nullable', 'array', 'list', 'max:5'], 'status.*' => [Rule::enum(AdjustmentStatus::class)]];
    }

    protected function multiValued(): array
    {
        return ['status'];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['status.*' => 'status'];
    }
}
