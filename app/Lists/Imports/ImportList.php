<?php

declare(strict_types=1);

namespace App\Lists\Imports;

use App\Data\Imports\ImportListRow;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Import;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<ImportListRow> */
final readonly class ImportList extends ListDefinition
{
    public const KEY = 'imports';

    public const TITLE = 'Imports';

    public const ID_COLUMN = 'imports.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['user' => 'user_id'];

    public function sorts(): array
    {
        return [Sort::by('created_at', 'imports.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('kind', 'Kind', 'imports.kind', ImportKind::class),
            ChoiceFilter::plainEnum('status', 'Status', 'imports.status', ImportStatus::class),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'File')->csv(),
            Column::of('kind', 'Kind')->csv(),
            Column::of('mode', 'Mode')->csv(),
            Column::of('status', 'Status')->csv(),
            Column::of('total_rows', 'Rows')->csv(),
            Column::of('created_rows', 'New')->csv('Created'),
            Column::of('updated_rows', 'Updated')->csv(),
            Column::of('skipped_rows', 'Skipped')->csv(),
            Column::of('waiting_rows', 'To decide')->csv(),
            Column::of('error_rows', 'Errors')->csv('Failed'),
            Column::of('importer', 'By')->csv('Imported by'),
            Column::of('created_at', 'When', sort: 'created_at')->csvTime('Started'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $kinds = array_filter(ImportKind::cases(), static fn (ImportKind $kind): bool => $context->viewer->can('viewKind', [Import::class, $kind]));

        return DB::table('imports')->when(
            count($kinds) < count(ImportKind::cases()),
            static fn (Builder $imports): Builder => $imports->whereIn('imports.kind', $kinds),
        );
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'imports.id', 'imports.name', 'kind', 'mode', 'status', 'total_rows', 'checked_rows', 'processed_rows', 'created_rows', 'updated_rows',
            'skipped_rows', 'waiting_rows', 'error_rows', 'undone_rows', 'kept_rows', 'imports.created_at',
        ]);
    }

    protected function row(stdClass $row, ListContext $context): ImportListRow
    {
        $status = ImportStatus::from($row->status);

        return DataFactory::make(ImportListRow::class, $row, [
            'importer' => DataFactory::personName($row, 'user'),
            'total_rows' => self::total($status, $row),
            'done_rows' => self::done($status, $row),
        ]);
    }

    /** The rows of the current stage: an undo covers only those that were written. */
    public static function total(ImportStatus $status, Import|stdClass $row): int
    {
        return $status === ImportStatus::Undoing ? (int) $row->created_rows + (int) $row->updated_rows : (int) $row->total_rows;
    }

    /** The rows that the current stage has finished. */
    public static function done(ImportStatus $status, Import|stdClass $row): int
    {
        return (int) match ($status) {
            ImportStatus::Checking => $row->checked_rows,
            ImportStatus::Undoing, ImportStatus::Undone => $row->undone_rows + $row->kept_rows,
            default => $row->processed_rows,
        };
    }
}
