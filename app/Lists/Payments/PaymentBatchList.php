<?php

declare(strict_types=1);

namespace App\Lists\Payments;

use App\Data\Payments\PaymentBatchRow;
use App\Enums\PaymentBatchStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/** @extends ListDefinition<PaymentBatchRow> */
final readonly class PaymentBatchList extends ListDefinition
{
    public const KEY = 'batches';

    public const TITLE = 'Payment batches';

    public const ID_COLUMN = 'payment_batches.id';

    public const DEFAULT_ORDER = '-id';

    public const COLLEAGUES = ['creator' => 'created_by', 'exporter' => 'exported_by'];

    public const SEARCH_HINT = 'PB-12…';

    public function sorts(): array
    {
        return [
            Sort::by('id', 'payment_batches.id'),
            Sort::by('value_on', 'payment_batches.value_on'),
            Sort::by('total_cents', 'payment_batches.total_cents'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('status', 'Status', 'payment_batches.status', PaymentBatchStatus::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('number', 'Batch', sort: 'id'),
            Column::of('status', 'Status'),
            Column::of('total_cents', 'Total', sort: 'total_cents'),
            Column::of('items_count', 'Payments'),
            Column::of('value_on', 'Value date', sort: 'value_on'),
            Column::of('created_by', 'Created by'),
            Column::of('created_at', 'Created'),
            Column::of('exported_by', 'Exported by'),
            Column::of('exported_at', 'Exported'),
        ];
    }

    /** By number. A text that is not a number finds nothing. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->where('payment_batches.id', preg_match('/\A(?:PB[- ]?)?(\d{1,9})\z/i', $text, $parts) === 1 ? (int) $parts[1] : 0);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'payment_batches.id', 'payment_batches.status', 'payment_batches.value_on', 'payment_batches.items_count', 'payment_batches.total_cents',
            'payment_batches.created_at', 'payment_batches.exported_at',
        ]);
    }

    protected function row(stdClass $row, ListContext $context): PaymentBatchRow
    {
        return DataFactory::make(PaymentBatchRow::class, $row, [
            'number' => "PB-{$row->id}",
            'created_by' => DataFactory::personName($row, 'creator'),
            'exported_by' => $row->exported_at === null ? null : DataFactory::personName($row, 'exporter'),
        ]);
    }
}
