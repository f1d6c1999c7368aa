<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Lists\ListMeta;
use App\Data\Payments\PaymentBatchRow;
use App\Enums\PaymentBatchStatus;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The payment batches. */
final readonly class PaymentBatchesQuery
{
    public function __construct(private ListReader $reader) {}

    /**
     * @param  list<string>  $statuses
     * @param  int|null  $number  of one batch
     * @return array{list<PaymentBatchRow>, ListMeta}
     */
    public function page(array $statuses, ?int $number, ListState $state): array
    {
        $filtered = DB::table('payment_batches')
            ->when($statuses !== [], static fn ($query) => $query->whereIn('payment_batches.status', $statuses))
            ->when($number !== null, static fn ($query) => $query->where('payment_batches.id', $number));
        $rows = (clone $filtered)
            ->join('users as creators', 'creators.id', '=', 'payment_batches.created_by')
            ->leftJoin('users as exporters', 'exporters.id', '=', 'payment_batches.exported_by')
            ->select([
                'payment_batches.id', 'payment_batches.status', 'payment_batches.value_on', 'payment_batches.items_count', 'payment_batches.total_cents',
                'payment_batches.created_at', 'payment_batches.exported_at', 'creators.first_name', 'creators.last_name',
                'exporters.first_name as exporter_first_name', 'exporters.last_name as exporter_last_name',
            ]);
        $page = $this->reader->page($rows, 'payment_batches.id', $state);

        return [array_map(self::row(...), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    private static function row(stdClass $row): PaymentBatchRow
    {
        return new PaymentBatchRow(
            id: (int) $row->id,
            number: "PB-{$row->id}",
            status: PaymentBatchStatus::from($row->status),
            value_on: substr((string) $row->value_on, 0, 10),
            items_count: (int) $row->items_count,
            total_cents: (int) $row->total_cents,
            created_by: trim("{$row->first_name} {$row->last_name}"),
            created_at: (string) UtcTime::iso($row->created_at),
            exported_by: $row->exported_at === null ? null : trim("{$row->exporter_first_name} {$row->exporter_last_name}"),
            exported_at: UtcTime::iso($row->exported_at),
        );
    }
}
