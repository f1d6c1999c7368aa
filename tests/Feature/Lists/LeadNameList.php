<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Data\Lists\Choice;
use App\Enums\Ability;
use App\Lists\Column;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * A small list for tests of the engine.
 *
 * @extends ListDefinition<Choice>
 */
final readonly class LeadNameList extends ListDefinition
{
    public const KEY = 'lead_names';

    public const TITLE = 'Lead names';

    public const ID_COLUMN = 'leads.id';

    public const DEFAULT_ORDER = 'name';

    public function sorts(): array
    {
        return [Sort::by('name', 'leads.first_name')];
    }

    public function filters(ListContext $context): array
    {
        return [new DateRangeFilter('date', 'Date', 'leads.created_at', $context->viewer->timezone)];
    }

    public function columns(): array
    {
        return [
            Column::of('label', 'Name')->csv(),
            Column::of('hint', 'Colleague', ability: Ability::ViewUsers)->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('leads');
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select(['leads.id', 'leads.first_name']);
    }

    protected function row(stdClass $row, ListContext $context): Choice
    {
        return new Choice((string) $row->id, $row->first_name);
    }
}
