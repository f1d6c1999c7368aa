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

    public const COLLEAGUES = ['from' => 'from_id', 'to' => 'to_id', 'creator' => 'created_by'];

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

    protected function row(stdClass $row, ListContext $context): LegacyTransferItem
    {
        return DataFactory::make(LegacyTransferItem::class, $row);
    }
}
