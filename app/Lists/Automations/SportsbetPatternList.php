<?php

declare(strict_types=1);

namespace App\Lists\Automations;

use App\Data\Automations\SportsbetPatternRow;
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

/**
 * Patterns in the order they are tried.
 *
 * @extends ListDefinition<SportsbetPatternRow>
 */
final readonly class SportsbetPatternList extends ListDefinition
{
    public const KEY = 'patterns';

    public const TITLE = 'Sportsbet patterns';

    public const NOUN = 'patterns';

    public const FILENAME = 'sportsbet-patterns';

    public const ID_COLUMN = 'sportsbet_patterns.id';

    public const DEFAULT_ORDER = 'priority';

    public const SEARCH_HINT = 'Pattern…';

    public function sorts(): array
    {
        return [Sort::by('priority', 'sportsbet_patterns.priority'), Sort::by('pattern', 'sportsbet_patterns.pattern')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::ids('sport_type', 'Sport type', 'sportsbet_patterns.sport_type_id'),
            ChoiceFilter::ids('market', 'Market', 'sportsbet_patterns.market_id'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('priority', 'Priority', sort: 'priority')->csv(),
            Column::of('pattern', 'Pattern', sort: 'pattern')->csv(),
            Column::of('market_title', 'Genweb market')
                ->csv()
                ->csv('Sport type', static fn (SportsbetPatternRow $pattern): string => $pattern->sport_type_title)
                ->csv('Market status', static fn (SportsbetPatternRow $pattern): string => $pattern->market_is_enabled ? 'Enabled' : 'Disabled'),
            Column::of('names', 'Recent names')->csv(),
            Column::of('bets', 'Their bets')->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('sportsbet_patterns')->whereNull('sportsbet_patterns.deleted_at');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::contains($rows, 'sportsbet_patterns.pattern', $text);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('genweb_markets', 'genweb_markets.id', '=', 'sportsbet_patterns.market_id')
            ->leftJoin('sport_types', 'sport_types.id', '=', 'sportsbet_patterns.sport_type_id')
            ->leftJoin('sports', 'sports.id', '=', 'sport_types.sport_id')
            ->select([
                'sportsbet_patterns.*',
                'genweb_markets.name as market_title',
                'genweb_markets.is_enabled as market_is_enabled',
                'sport_types.name as sport_type_name',
                'sports.name as sport_name',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $seen = DB::table('seen_market_names')->whereIntegerInRaw('sportsbet_pattern_id', array_map(static fn (stdClass $row): int => (int) $row->id, $rows))
            ->groupBy('sportsbet_pattern_id')->selectRaw('sportsbet_pattern_id, count(*) as names, sum(bets) as bets')->get()->keyBy('sportsbet_pattern_id');
        foreach ($rows as $row) {
            $row->names = (int) ($seen->get($row->id)->names ?? 0);
            $row->bets = (int) ($seen->get($row->id)->bets ?? 0);
        }
    }

    protected function row(stdClass $row, ListContext $context): SportsbetPatternRow
    {
        return DataFactory::make(SportsbetPatternRow::class, $row, ['sport_type_title' => "{$row->sport_type_name}, {$row->sport_name}"]);
    }
}
