<?php

declare(strict_types=1);

namespace App\Lists\Automations;

use App\Data\Automations\UnmappedNameRow;
use App\Domain\Automations\MarketName;
use App\Lists\Column;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Market names of recent bets that no pattern maps, most bets first.
 *
 * @extends ListDefinition<UnmappedNameRow>
 */
final readonly class UnmappedNameList extends ListDefinition
{
    public const KEY = 'names';

    public const TITLE = 'Unmapped names';

    public const NOUN = 'unmapped names';

    public const FILENAME = 'unmapped-names';

    public const ID_COLUMN = 'seen_market_names.id';

    public const DEFAULT_ORDER = '-bets';

    public const SEARCH_HINT = 'Sport or market…';

    public function sorts(): array
    {
        return [Sort::by('bets', 'seen_market_names.bets'), Sort::by('last_seen_at', 'seen_market_names.last_seen_at')];
    }

    public function filters(ListContext $context): array
    {
        return [new DateRangeFilter('seen', 'Last seen', 'seen_market_names.last_seen_at', $context->viewer->timezone)];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Name')->csv(),
            Column::of('bets', 'Bets', sort: 'bets')->csv(),
            Column::of('last_seen_at', 'Last seen', sort: 'last_seen_at')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('seen_market_names')->whereNull('seen_market_names.sportsbet_pattern_id');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::contains($rows, 'seen_market_names.name', $text);
    }

    protected function row(stdClass $row, ListContext $context): UnmappedNameRow
    {
        return DataFactory::make(UnmappedNameRow::class, $row, ['suggested_pattern' => MarketName::suggestPattern($row->name)]);
    }
}
