<?php

declare(strict_types=1);

namespace App\Lists\Reports;

use App\Data\Reports\ExportRow;
use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Export;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The viewer's exports; supervisors see all exports.
 *
 * @extends ListDefinition<ExportRow>
 */
final readonly class ExportList extends ListDefinition
{
    public const KEY = 'exports';

    public const TITLE = 'Exports';

    public const ID_COLUMN = 'exports.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['owner' => 'user_id'];

    public function sorts(): array
    {
        return [Sort::by('created_at', 'exports.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('kind', 'List', 'exports.kind', ExportKind::class),
            ChoiceFilter::plainEnum('status', 'Status', 'exports.status', ExportStatus::class),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('kind', 'List'),
            Column::of('reason', 'Reason'),
            Column::of('status', 'Status'),
            Column::of('written_rows', 'Rows'),
            Column::of('bytes', 'Size'),
            Column::of('owner_name', 'Requested by'),
            Column::of('created_at', 'Requested', sort: 'created_at'),
            Column::of('expires_at', 'Available until'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('exports')->when(! $context->viewer->can('seesAll', Export::class), static fn (Builder $exports): Builder => $exports
            ->where('exports.user_id', $context->viewer->id));
    }

    protected function row(stdClass $row, ListContext $context): ExportRow
    {
        $export = (new Export)->newFromBuilder(get_object_vars($row));

        return DataFactory::make(ExportRow::class, $row, [
            'status' => $export->status,
            'can_download' => $export->isAvailable() && $context->viewer->can('download', $export),
            'can_cancel' => $export->user_id === $context->viewer->id && $export->status->isUnfinished(),
        ]);
    }
}
