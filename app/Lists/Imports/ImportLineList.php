<?php

declare(strict_types=1);

namespace App\Lists\Imports;

use App\Data\Imports\ImportLine;
use App\Enums\ImportRowStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Import;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The rows of one import, which is the scope.
 *
 * @extends ListDefinition<ImportLine>
 */
final readonly class ImportLineList extends ListDefinition
{
    public const KEY = 'lines';

    public const TITLE = 'Rows';

    public const ID_COLUMN = 'import_rows.id';

    public const DEFAULT_ORDER = 'row_no';

    public const NOUN = 'rows';

    public function __construct(private ImportLinePresenter $presenter) {}

    public function sorts(): array
    {
        return [Sort::by('row_no', 'import_rows.row_no')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('row_status', 'Outcome', 'import_rows.status', ImportRowStatus::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('row_no', 'Row', sort: 'row_no'),
            Column::of('who', 'Person'),
            Column::of('status', 'Outcome'),
            Column::of('why', 'Reason or changes'),
            Column::of('text', 'In the file'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('import_rows')->where('import_rows.import_id', $context->scope(Import::class)->id);
    }

    protected function row(stdClass $row, ListContext $context): ImportLine
    {
        return $this->presenter->present($row, $context->scope(Import::class), $context->viewer);
    }
}
