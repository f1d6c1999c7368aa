<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\BetRow;
use App\Data\Clients\BetTotals;
use App\Data\Lists\Choice;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Stats\Margin;
use App\Domain\Stats\MonthlySums;
use App\Enums\BetStatus;
use App\Lists\Column;
use App\Lists\Filters\AmountRangeFilter;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\Client;
use App\Support\CsvText;
use App\Support\DataFactory;
use App\Support\LikeText;
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

    public const SEARCH_HINT = 'Selection or market…';

    public function sorts(): array
    {
        return [Sort::by('placed_at', 'bets.placed_at'), Sort::by('stake_cents', 'bets.stake_cents')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainTexts('sport', 'Sport', 'bets.sport'),
            new ConditionFilter(
                'site',
                'Site',
                FilterKind::MultiSelect,
                ConditionFilter::IDS,
                static fn (Builder $bets, string $sites): Builder => $bets->whereIn(
                    'bets.site_account_id',
                    self::accountsAt($sites, $context->scope(Client::class)),
                ),
            ),
            new DateRangeFilter('placed', 'Placed', 'bets.placed_at', $context->viewer->timezone),
            ChoiceFilter::plainEnum('status', 'Result', 'bets.status', BetStatus::class),
            new AmountRangeFilter('stake', 'Stake', 'bets.stake_cents'),
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
            Column::of('odds_milli', 'Odds')->csv(
                value: static fn (BetRow $bet): string => number_format($bet->odds_milli / 1000, 3, '.', ''),
            ),
            Column::of('stake_cents', 'Stake', sort: 'stake_cents')->csv(
                'Stake (AUD)',
                static fn (BetRow $bet): string => CsvText::dollars($bet->stake_cents),
            ),
            Column::of('return_cents', 'Return')->csv(
                'Return (AUD)',
                static fn (BetRow $bet): ?string => $bet->return_cents === null ? null : CsvText::dollars($bet->return_cents),
            ),
            Column::of('profit_cents', 'Our profit')->csv(
                'Our profit (AUD)',
                static fn (BetRow $bet): ?string => $bet->profit_cents === null ? null : CsvText::dollars($bet->profit_cents),
            ),
            Column::of('settled_at', 'Settled')->csvTime(),
        ];
    }

    public function totals(ListParameters $parameters, ListContext $context): BetTotals
    {
        $settled = MonthlySums::settled('bets.status');
        $void = BetStatus::Void->value;
        /** @var stdClass $sums an aggregate always has one row */
        $sums = $this->matching($parameters, $context)
            ->selectRaw('count(*) as bets')
            ->selectRaw("coalesce(sum(case when bets.status = 'open' then 1 else 0 end), 0) as open_bets")
            ->selectRaw("coalesce(sum(case when bets.is_bonus or bets.status = '{$void}' then 0 else bets.stake_cents end), 0) as stake_cents")
            ->selectRaw("coalesce(sum(case when bets.is_bonus and bets.status <> '{$void}' then bets.stake_cents else 0 end), 0) as bonus_cents")
            ->selectRaw("coalesce(sum(case when bets.is_bonus then 0 when {$settled} then bets.stake_cents else 0 end), 0) as settled_cents")
            ->selectRaw("coalesce(sum(case when {$settled} then bets.return_cents else 0 end), 0) as return_cents")
            ->first();

        return new BetTotals(
            count: (int) $sums->bets,
            open_count: (int) $sums->open_bets,
            stake_cents: (int) $sums->stake_cents,
            bonus_cents: (int) $sums->bonus_cents,
            return_cents: (int) $sums->return_cents,
            profit_cents: (int) $sums->settled_cents - (int) $sums->return_cents,
            margin_basis_points: Margin::basisPoints((int) $sums->settled_cents, (int) $sums->return_cents),
        );
    }

    /** @return array{site: list<Choice>, sport: list<Choice>} */
    public function choices(Client $client): array
    {
        $sites = DB::table('site_accounts')->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')->get(['operator_sites.id', 'operator_sites.name']);
        $sports = DB::table('bets')->where('client_id', $client->id)->distinct()->orderBy('sport')->pluck('sport');

        return [
            'site' => array_values($sites->map(static fn (stdClass $site): Choice => new Choice((string) $site->id, $site->name))->all()),
            'sport' => array_values($sports->map(static fn (string $sport): Choice => new Choice($sport, $sport))->all()),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $bets = DB::table('bets')->where('bets.client_id', $context->scope(Client::class)->id);

        return $context->past === null ? $bets : self::then($bets, $context->past);
    }

    /** Placed by then, with the results of that time. Bookmakers' corrections overwrite a bet, so later ones are included. */
    public static function then(Builder $bets, ClientPast $past): Builder
    {
        return PastRows::of($bets, $past, 'bets.client_id', 'placed_at',
            ['id', 'site_account_id', 'sport', 'market', 'selection', 'stake_cents', 'odds_milli', 'is_bonus', 'is_boosted', 'placed_at'],
            [
                'status' => 'coalesce('.PastRows::once($past, 'bets.settled_at', 'bets.status').", 'open')",
                'return_cents' => PastRows::once($past, 'bets.settled_at', 'bets.return_cents'),
                'settled_at' => PastRows::once($past, 'bets.settled_at'),
            ]);
    }

    /** Reads all bets of the client, because the index has no texts. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::anyContains($rows, ['bets.selection', 'bets.market'], $text);
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

    /** @return list<int> the ids of the client's few accounts at these sites. With these ids the database starts from the index of the bets. */
    private static function accountsAt(string $sites, Client $client): array
    {
        return array_values(
            DB::table('site_accounts')
                ->where('client_id', $client->id)
                ->whereIn('operator_site_id', array_map(intval(...), explode(',', $sites)))
                ->pluck('id')
                ->map(intval(...))
                ->all(),
        );
    }
}
