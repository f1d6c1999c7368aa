<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Http\Requests\ListRequest;
use App\Queries\DbClients\DbListSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `open`: 1 for lists that are being worked through, 0 for closed ones. */
final class DbListIndexRequest extends ListRequest
{
    public function open(): ?bool
    {
        $open = $this->validated('open');

        return $open === null ? null : $open === '1';
    }

    protected function sorts(): string
    {
        return DbListSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(DbListSort::Created, descending: true);
    }

    protected function multiValued(): array
    {
        return [];
    }

    protected function filterRules(): array
    {
        return ['open' => ['nullable', Rule::in(['0', '1'])]];
    }
}
