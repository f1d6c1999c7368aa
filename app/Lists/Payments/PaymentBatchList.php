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
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<PaymentBatchRow> */
final readonly class PaymentBatchList extends ListDefinition
{
    public const KEY = 'batches';

    public const TITLE = 'Payment batches';

    public const ID_COLUMN = 'payment_batches.id';

    public const DEFAULT_ORDER = '-id';

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

    protected function base(ListContext $context): Builder
    {
        return DB::table('payment_batches');
    }

    /** By number. A text that is not a number finds nothing. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->where('payment_batches.id', preg_match('/\A(?:PB[- ]?)?(\d{1,9})\z/i', $text, $parts) === 1 ? (int) $parts[1] : 0);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('users as creators', 'creators.id', '=', 'payment_batches.created_by')
            ->leftJoin('users as exporters', 'exporters.id', '=', 'payment_batches.exported_by')
            ->select([
                'payment_batches.id', 'payment_batches.status', 'payment_batches.value_on', 'payment_batches.items_count', 'payment_batches.total_cents',
                'payment_batches.created_at', 'payment_batches.exported_at', 'creators.first_name', 'creators.last_name',
                'exporters.first_name as exporter_first_name', 'exporters.last_name as exporter_last_name',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): PaymentBatchRow
    {
        return DataFactory::make(PaymentBatchRow::class, $row, [
            'number' => "PB-{$row->id}",
            'created_by' => trim("{$row->first_name} {$row->last_name}"),
            'exported_by' => $row->exported_at === null ? null : trim("{$row->exporter_first_name} {$row->exporter_last_name}"),
        ]);
    }
}
