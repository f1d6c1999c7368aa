<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\BetRow;
use App\Enums\BetStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\Filters\NumberRangeFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Client;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The bets of the client in the scope. One index answers filters, counts and totals.
 *
 * @extends ListDefinition<BetRow>
 */
final readonly class BetList extends ListDefinition
{
    public const KEY = 'bets';

    public const TITLE = 'Bets';

    public const ID_COLUMN = 'bets.id';

    public const DEFAULT_ORDER = '-placed_at';

    public function sorts(): array
    {
        return [Sort::by('placed_at', 'bets.placed_at'), Sort::by('stake_cents', 'bets.stake_cents')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainTexts('sport', 'Sport', 'bets.sport'),
            new ConditionFilter('site', 'Site', FilterKind::MultiSelect, ConditionFilter::IDS, static fn (Builder $bets, string $sites): Builder => $bets->whereIn('bets.site_account_id', self::accountsAt($sites, $context->scope(Client::class)))),
            new DateRangeFilter('placed', 'Placed', 'bets.placed_at', $context->viewer->timezone),
            ChoiceFilter::plainEnum('status', 'Result', 'bets.status', BetStatus::class),
            new NumberRangeFilter('stake', 'Stake', 'bets.stake_cents', isCents: true),
            new YesNoFilter('is_bonus', 'Bonus bet', 'bets.is_bonus', isRare: false),
            new YesNoFilter('is_boosted', 'Boosted', 'bets.is_boosted', isRare: false),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('selection', 'Bet')->csv('Selection')->csv('Market', static fn (BetRow $bet): string => $bet->market)
                ->csv('Bonus bet', static fn (BetRow $bet): bool => $bet->is_bonus)->csv('Boosted', static fn (BetRow $bet): bool => $bet->is_boosted),
            Column::of('sport', 'Sport')->csv(),
            Column::of('site_name', 'Site')->csv(),
            Column::of('placed_at', 'Placed', sort: 'placed_at')->csvTime(),
            Column::of('status', 'Result')->csv(),
            Column::of('odds_milli', 'Odds')->csv(value: static fn (BetRow $bet): string => number_format($bet->odds_milli / 1000, 3, '.', '')),
            Column::of('stake_cents', 'Stake', sort: 'stake_cents')->csv('Stake (AUD)', static fn (BetRow $bet): string => CsvText::dollars($bet->stake_cents)),
            Column::of('return_cents', 'Return')->csv('Return (AUD)', static fn (BetRow $bet): ?string => $bet->return_cents === null ? null : CsvText::dollars($bet->return_cents)),
            Column::of('profit_cents', 'Our profit')->csv('Our profit (AUD)', static fn (BetRow $bet): ?string => $bet->profit_cents === null ? null : CsvText::dollars($bet->profit_cents)),
            Column::of('settled_at', 'Settled')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('bets')->where('bets.client_id', $context->scope(Client::class)->id);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('site_accounts', 'site_accounts.id', '=', 'bets.site_account_id')
            ->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->select([
                'bets.id', 'operator_sites.name as site_name', 'bets.sport', 'bets.market', 'bets.selection', 'bets.status', 'bets.stake_cents',
                'bets.odds_milli', 'bets.return_cents', 'bets.is_bonus', 'bets.is_boosted', 'bets.placed_at', 'bets.settled_at',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): BetRow
    {
        $status = BetStatus::from($row->status);
        $return = $row->return_cents === null ? null : (int) $row->return_cents;
        $stakePaid = (bool) $row->is_bonus ? 0 : (int) $row->stake_cents;

        return DataFactory::make(BetRow::class, $row, [
            'status' => $status,
            'return_cents' => $return,
            'profit_cents' => $status->isSettled() ? $stakePaid - ($return ?? 0) : null,
        ]);
    }

    /** @return list<int> the ids of the client's few accounts at these sites, read first so that the index of the bets leads */
    private static function accountsAt(string $sites, Client $client): array
    {
        return array_values(DB::table('site_accounts')->where('client_id', $client->id)->whereIn('operator_site_id', array_map(intval(...), explode(',', $sites)))
            ->pluck('id')->map(intval(...))->all());
    }
}
