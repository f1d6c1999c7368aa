<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\BarredImportListRow;
use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Enums\ImportStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\BarredImport;
use App\Support\DataFactory;
use stdClass;

/** @extends ListDefinition<BarredImportListRow> */
final readonly class BarredImportList extends ListDefinition
{
    public const KEY = 'imports';

    public const TITLE = 'Imports of barred lists';

    public const ID_COLUMN = 'barred_imports.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['user' => 'user_id'];

    public function sorts(): array
    {
        return [Sort::by('created_at', 'barred_imports.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('list', 'List', 'barred_imports.list', BarredList::class),
            ChoiceFilter::enum('jurisdiction', 'State', 'barred_imports.jurisdiction', AustralianState::class, isNullable: true),
            ChoiceFilter::plainEnum('status', 'Status', 'barred_imports.status', ImportStatus::class),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'File'),
            Column::of('source', 'List'),
            Column::of('jurisdiction', 'State'),
            Column::of('status', 'Status'),
            Column::of('added_rows', 'Added'),
            Column::of('changed_rows', 'Changed'),
            Column::of('lifted_rows', 'Lifted'),
            Column::of('unchanged_rows', 'Unchanged'),
            Column::of('skipped_rows', 'Skipped'),
            Column::of('error_rows', 'Errors'),
            Column::of('created_at', 'Uploaded', sort: 'created_at'),
        ];
    }

    protected function row(stdClass $row, ListContext $context): BarredImportListRow
    {
        return self::present($row, (string) DataFactory::personName($row, 'user'));
    }

    public static function present(stdClass|BarredImport $row, string $importer): BarredImportListRow
    {
        $status = $row->status instanceof ImportStatus ? $row->status : ImportStatus::from($row->status);
        $isUndo = in_array($status, [ImportStatus::Undoing, ImportStatus::Undone], true);

        return DataFactory::make(BarredImportListRow::class, $row, [
            'importer' => $importer,
            'stage_rows' => (int) ($isUndo ? $row->added_rows + $row->changed_rows + $row->lifted_rows : $row->planned_rows),
            'done_rows' => (int) ($isUndo ? $row->undone_rows + $row->kept_rows : $row->processed_rows),
        ]);
    }
}
