<?php

declare(strict_types=1);

namespace App\Lists\Automations;

use App\Data\Automations\GenwebMarketRow;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<GenwebMarketRow> */
final readonly class GenwebMarketList extends ListDefinition
{
    public const KEY = 'markets';

    public const TITLE = 'Genweb markets';

    public const NOUN = 'markets';

    public const FILENAME = 'genweb-markets';

    public const ID_COLUMN = 'genweb_markets.id';

    public const DEFAULT_ORDER = 'name';

    public const SEARCH_HINT = 'Market or external id…';

    public function sorts(): array
    {
        return [Sort::by('name', 'genweb_markets.name'), Sort::nullable('external_id', 'genweb_markets.external_id')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::ids('sport_type', 'Sport type', 'genweb_markets.sport_type_id'),
            new YesNoFilter('enabled', 'Status', 'genweb_markets.is_enabled', labels: ['trueLabel' => 'Enabled', 'falseLabel' => 'Disabled'], isRare: false),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Market', sort: 'name')->csv(),
            Column::of('sport_type_title', 'Sport type')->csv(),
            Column::of('external_id', 'External id', sort: 'external_id')->csv(),
            Column::of('is_enabled', 'Status')->csv(value: static fn (GenwebMarketRow $market): string => $market->is_enabled ? 'Enabled' : 'Disabled'),
            Column::of('patterns', 'Patterns')->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('genweb_markets')->whereNull('genweb_markets.deleted_at');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::anyContains($rows, ['genweb_markets.name', 'genweb_markets.external_id'], $text);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('sport_types', 'sport_types.id', '=', 'genweb_markets.sport_type_id')
            ->leftJoin('sports', 'sports.id', '=', 'sport_types.sport_id')
            ->select(['genweb_markets.*', 'sport_types.name as sport_type_name', 'sports.name as sport_name'])
            ->selectSub(
                DB::table('sportsbet_patterns')
                    ->whereColumn('market_id', 'genweb_markets.id')
                    ->whereNull('deleted_at')
                    ->selectRaw('count(*)'),
                'patterns',
            );
    }

    protected function row(stdClass $row, ListContext $context): GenwebMarketRow
    {
        return DataFactory::make(GenwebMarketRow::class, $row, ['sport_type_title' => "{$row->sport_type_name}, {$row->sport_name}"]);
    }
}
