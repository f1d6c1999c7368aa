<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Reports\ExportSort;
use Illuminate\Database\Query\Builder;
use Illuminate\Validation\Rule;

/** `status` and `kind`, several each, comma-joined. */
final class ExportIndexRequest extends ListRequest
{
    /** @param  Builder  $exports  a query over `exports` */
    public function narrow(Builder $exports): Builder
    {
        return $exports
            ->when($this->validated('status'), static fn (Builder $query, array $status): Builder => $query->whereIn('exports.status', $status))
            ->when($this->validated('kind'), static fn (Builder $query, array $kind): Builder => $query->whereIn('exports.kind', $kind));
    }

    protected function sorts(): string
    {
        return ExportSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ExportSort::CreatedAt, descending: true);
    }

    protected function filterRules(): array
    {
        return [
            'status' => ['nullable', 'array', 'max:10'],
            'status.*' => [Rule::enum(ExportStatus::class)],
            'kind' => ['nullable', 'array', 'max:10'],
            'kind.*' => [Rule::enum(ExportKind::class)],
        ];
    }

    protected function multiValued(): array
    {
        return ['status', 'kind'];
    }
}
