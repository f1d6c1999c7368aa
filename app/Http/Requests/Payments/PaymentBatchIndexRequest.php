<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Enums\PaymentBatchStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Payments\PaymentBatchSort;
use Illuminate\Validation\Rule;

/** `status` (several, comma-joined), and `search` for a batch's number. */
final class PaymentBatchIndexRequest extends ListRequest
{
    /** @return list<string> */
    public function statuses(): array
    {
        return $this->validated('status') ?? [];
    }

    /** @return int|null of the batch that is looked for; 0, which no batch has, for what is no number */
    public function number(): ?int
    {
        $search = $this->searchText();

        return $search === null ? null : (preg_match('/\A(?:PB[- ]?)?(\d{1,9})\z/i', $search, $parts) === 1 ? (int) $parts[1] : 0);
    }

    protected function sorts(): string
    {
        return PaymentBatchSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(PaymentBatchSort::Number, descending: true);
    }

    protected function filterRules(): array
    {
        return ['status' => ['nullable', 'array', 'list', 'max:10'], 'status.*' => [Rule::enum(PaymentBatchStatus::class)]];
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
