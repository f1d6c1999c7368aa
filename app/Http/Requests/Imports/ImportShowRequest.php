<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Enums\ImportRowStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Imports\ImportRowSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `row_status`: of the rows that are shown. */
final class ImportShowRequest extends ListRequest
{
    /** @return list<ImportRowStatus> */
    public function statuses(): array
    {
        return array_values(array_map(ImportRowStatus::from(...), $this->validated('row_status') ?? []));
    }

    protected function sorts(): string
    {
        return ImportRowSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ImportRowSort::RowNo, descending: false);
    }

    protected function multiValued(): array
    {
        return ['row_status'];
    }

    protected function filterRules(): array
    {
        return ['row_status' => ['nullable', 'array', 'max:10'], 'row_status.*' => [Rule::enum(ImportRowStatus::class)]];
    }
}
