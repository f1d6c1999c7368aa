<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Imports\ImportSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `kind`, `status`. */
final class ImportIndexRequest extends ListRequest
{
    /** @return list<ImportKind> */
    public function kinds(): array
    {
        return array_values(array_map(ImportKind::from(...), $this->validated('kind') ?? []));
    }

    /** @return list<ImportStatus> */
    public function statuses(): array
    {
        return array_values(array_map(ImportStatus::from(...), $this->validated('status') ?? []));
    }

    protected function sorts(): string
    {
        return ImportSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ImportSort::CreatedAt, descending: true);
    }

    protected function multiValued(): array
    {
        return ['kind', 'status'];
    }

    protected function filterRules(): array
    {
        return [
            'kind' => ['nullable', 'array', 'max:3'], 'kind.*' => [Rule::enum(ImportKind::class)],
            'status' => ['nullable', 'array', 'max:20'], 'status.*' => [Rule::enum(ImportStatus::class)],
        ];
    }
}
