<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\BonusClaimStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Clients\BonusClaimSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `status` (several, comma-joined). */
final class BonusClaimIndexRequest extends ListRequest
{
    /** @return list<string> */
    public function statuses(): array
    {
        return $this->validated('status') ?? [];
    }

    protected function sorts(): string
    {
        return BonusClaimSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(BonusClaimSort::Newest, descending: true);
    }

    protected function filterRules(): array
    {
        return ['status' => ['nullable', 'array', 'list', 'max:20'], 'status.*' => [Rule::enum(BonusClaimStatus::class)]];
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
