<?php

declare(strict_types=1);

namespace App\Lists\Users;

use App\Data\Users\LegacyTransferItem;
use App\Enums\LegacyTransferStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Legacy transfers, newest first.
 *
 * @extends ListDefinition<LegacyTransferItem>
 */
final readonly class LegacyTransferList extends ListDefinition
{
    public const KEY = 'transfers';

    public const TITLE = 'Legacy transfer';

    public const ID_COLUMN = 'legacy_transfers.id';

    public const DEFAULT_ORDER = '-created_at';

    public function sorts(): array
    {
        return [Sort::by('created_at', 'legacy_transfers.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::ids('from', 'From', 'legacy_transfers.from_id'),
            ChoiceFilter::ids('to', 'To', 'legacy_transfers.to_id'),
            ChoiceFilter::plainEnum('status', 'Status', 'legacy_transfers.status', LegacyTransferStatus::class),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('from_name', 'From'),
            Column::of('to_name', 'To'),
            Column::of('status', 'Status'),
            Column::of('total_rows', 'Records'),
            Column::of('reason', 'Reason'),
            Column::of('creator_name', 'Created by'),
            Column::of('created_at', 'Created', sort: 'created_at'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('legacy_transfers');
    }

    protected function select(Builder $rows): Builder
    {
        $rows->select('legacy_transfers.*');
        foreach (['from' => 'from_id', 'to' => 'to_id', 'creator' => 'created_by'] as $alias => $column) {
            $rows->join("users as {$alias}_users", "{$alias}_users.id", '=', "legacy_transfers.{$column}")->addSelect("{$alias}_users.first_name as {$alias}_first", "{$alias}_users.last_name as {$alias}_last");
        }

        return $rows;
    }

    protected function row(stdClass $row, ListContext $context): LegacyTransferItem
    {
        return DataFactory::make(LegacyTransferItem::class, $row, [
            'from_name' => "{$row->from_first} {$row->from_last}", 'to_name' => "{$row->to_first} {$row->to_last}", 'creator_name' => "{$row->creator_first} {$row->creator_last}",
        ]);
    }
}
