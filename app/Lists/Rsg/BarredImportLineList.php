<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Clients\HistoryChange;
use App\Data\Rsg\BarredImportLine;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\BarredImport;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The changes of an import, which is the scope.
 *
 * @extends ListDefinition<BarredImportLine>
 */
final readonly class BarredImportLineList extends ListDefinition
{
    public const KEY = 'lines';

    public const TITLE = 'Changes';

    public const NOUN = 'rows';

    public const ID_COLUMN = 'barred_import_rows.id';

    public const DEFAULT_ORDER = 'id';

    public function sorts(): array
    {
        return [Sort::by('id', 'barred_import_rows.id')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('outcome', 'Change', 'barred_import_rows.outcome', BarredImportOutcome::class),
            ChoiceFilter::plainEnum('status', 'Status', 'barred_import_rows.status', BarredImportRowStatus::class),
            new TextFilter('full_name', 'Person', 'barred_import_rows.full_name'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Person'),
            Column::of('row_no', 'Row'),
            Column::of('outcome', 'Change'),
            Column::of('changes', 'Details'),
            Column::of('status', 'Status'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('barred_import_rows')->where('barred_import_rows.barred_import_id', $context->scope(BarredImport::class)->id);
    }

    protected function load(array $rows, ListContext $context): void
    {
        foreach ($rows as $row) {
            [$row->before, $row->after] = [
                json_decode($row->before, true, flags: JSON_THROW_ON_ERROR),
                json_decode($row->after, true, flags: JSON_THROW_ON_ERROR),
            ];
        }
    }

    protected function row(stdClass $row, ListContext $context): BarredImportLine
    {
        $values = ClientFieldPresenter::over([], $context->viewer);
        // A new entry shows its details, a changed one what differs.
        $fields = array_keys(
            array_filter(
                $row->after,
                static fn (?string $value, string $field): bool => $value !== null || array_key_exists($field, $row->before),
                ARRAY_FILTER_USE_BOTH,
            ),
        );
        $shown = array_diff(
            $fields,
            $row->outcome === BarredImportOutcome::Add->value ? ['first_name', 'last_name'] : ['status'],
        );

        return DataFactory::make(BarredImportLine::class, $row, [
            'changes' => array_values(array_map(static fn (string $field): HistoryChange => new HistoryChange(
                ClientFieldPresenter::label($field), $values->say($field, $row->before[$field] ?? null), $values->say($field, $row->after[$field] ?? null),
            ), $shown)),
        ]);
    }
}
