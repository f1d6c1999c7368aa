<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\GenwebBonusRow;
use App\Domain\Bonus\BonusClientResolver;
use App\Enums\GenwebBonusKind;
use App\Enums\GenwebBonusStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Bonuses given in Genweb, newest first.
 *
 * @extends ListDefinition<GenwebBonusRow>
 */
readonly class GenwebBonusList extends ListDefinition
{
    public const KEY = 'bonuses';

    public const TITLE = 'Genweb bonuses';

    public const NOUN = 'Genweb bonuses';

    public const FILENAME = 'genweb-bonuses';

    public const ID_COLUMN = 'genweb_bonuses.id';

    public const DEFAULT_ORDER = '-given_at';

    public const SEARCH_HINT = 'Client or PIN…';

    public const COLLEAGUES = ['giver' => 'given_by', 'canceller' => 'cancelled_by'];

    public function __construct(private SearchIndex $index, private Gate $gate, private BonusClientResolver $clients) {}

    public function kind(): GenwebBonusKind
    {
        return GenwebBonusKind::Bonus;
    }

    public function sorts(): array
    {
        return [Sort::by('given_at', 'genweb_bonuses.given_at'), Sort::by('expires_at', 'genweb_bonuses.expires_at')];
    }

    public function filters(ListContext $context): array
    {
        $now = now()->toDateTimeString();

        return [
            new NamedFilter(
                'status',
                'Status',
                [
                    'active' => static fn (Builder $rows): Builder => $rows
                        ->whereNull('genweb_bonuses.cancelled_at')
                        ->where('genweb_bonuses.expires_at', '>', $now),
                    'expired' => static fn (Builder $rows): Builder => $rows
                        ->whereNull('genweb_bonuses.cancelled_at')
                        ->where('genweb_bonuses.expires_at', '<=', $now),
                    'cancelled' => static fn (Builder $rows): Builder => $rows->whereNotNull('genweb_bonuses.cancelled_at'),
                ],
                ['active' => 'Active', 'expired' => 'Expired', 'cancelled' => 'Cancelled'],
            ),
            new DateRangeFilter('given', 'Given', 'genweb_bonuses.given_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client')->csv()->csv('PIN', static fn (GenwebBonusRow $bonus): string => $bonus->pin),
            Column::of('site_name', 'Bookmaker')->csv(),
            Column::of('promotion_title', 'Promotion')->csv()->csv('Rule version', static fn (GenwebBonusRow $bonus): ?int => $bonus->rule_version),
            ...$this->worth(),
            Column::of('status', 'Status')
                ->csv()
                ->csv('Cancelled by', static fn (GenwebBonusRow $bonus): ?string => $bonus->canceller_name)
                ->csv('Reason', static fn (GenwebBonusRow $bonus): ?string => $bonus->cancel_reason),
            Column::of('given_at', 'Given', sort: 'given_at')
                ->csvTime()
                ->csv('Given by', static fn (GenwebBonusRow $bonus): ?string => $bonus->giver_name),
            Column::of('expires_at', 'Expires', sort: 'expires_at')->csvTime(),
        ];
    }

    /** @return list<Column> */
    protected function worth(): array
    {
        return [
            Column::of('amount_cents', 'Amount')->csv(
                'Amount (AUD)',
                static fn (GenwebBonusRow $bonus): string => CsvText::dollars((int) $bonus->amount_cents),
            ),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('genweb_bonuses')->where('genweb_bonuses.kind', $this->kind()->value);
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'genweb_bonuses.client_id', 'client', SearchText::parse($text));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('clients', 'clients.id', '=', 'genweb_bonuses.client_id')
            ->leftJoin('bonus_promotions', 'bonus_promotions.id', '=', 'genweb_bonuses.bonus_promotion_id')
            ->leftJoin('site_accounts', 'site_accounts.id', '=', 'genweb_bonuses.site_account_id')
            ->leftJoin('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->leftJoin('bonus_rules', 'bonus_rules.id', '=', 'genweb_bonuses.bonus_rule_id')
            ->select([
                'genweb_bonuses.*',
                'clients.first_name',
                'clients.last_name',
                'clients.pin',
                'clients.account_manager_id',
                'bonus_promotions.title as promotion_title',
                'operator_sites.name as site_name',
                'bonus_rules.version as rule_version',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $decides = $this->gate->forUser($context->viewer)->allows('takeDecisions');
        foreach ($rows as $row) {
            $row->decides = $decides;
        }
    }

    protected function row(stdClass $row, ListContext $context): GenwebBonusRow
    {
        $status = match (true) {
            $row->cancelled_at !== null => GenwebBonusStatus::Cancelled,
            $row->expires_at <= now()->toDateTimeString() => GenwebBonusStatus::Expired,
            default => GenwebBonusStatus::Active,
        };

        $manager = $row->account_manager_id === null ? null : (int) $row->account_manager_id;

        return DataFactory::make(GenwebBonusRow::class, $row, [
            'is_skipped' => $row->skipping_rule_id !== null,
            'status' => $status,
            'can_cancel' => $row->decides && $status === GenwebBonusStatus::Active && $this->clients->mayGive($context->viewer, $manager),
        ]);
    }
}
