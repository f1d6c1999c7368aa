<?php

declare(strict_types=1);

namespace App\Lists\Automations;

use App\Data\Automations\SportTypeRow;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<SportTypeRow> */
final readonly class SportTypeList extends ListDefinition
{
    public const KEY = 'sport_types';

    public const TITLE = 'Sport types';

    public const ID_COLUMN = 'sport_types.id';

    public const DEFAULT_ORDER = 'name';

    public const SEARCH_HINT = 'Sport type…';

    public function sorts(): array
    {
        return [Sort::by('name', 'sport_types.name')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::ids('sport', 'Sport', 'sport_types.sport_id')];
    }

    public function columns(): array
    {
        return [Column::of('name', 'Sport type', sort: 'name')->csv(), Column::of('sport_name', 'Sport')->csv(), Column::of('markets', 'Markets')->csv()];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('sport_types')->whereNull('sport_types.deleted_at');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::contains($rows, 'sport_types.name', $text);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('sports', 'sports.id', '=', 'sport_types.sport_id')->select(['sport_types.*', 'sports.name as sport_name'])
            ->selectSub(DB::table('genweb_markets')->whereColumn('sport_type_id', 'sport_types.id')->whereNull('deleted_at')->selectRaw('count(*)'), 'markets');
    }

    protected function row(stdClass $row, ListContext $context): SportTypeRow
    {
        return DataFactory::make(SportTypeRow::class, $row);
    }
}
