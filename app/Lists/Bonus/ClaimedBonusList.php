<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\ClaimedBonusRow;
use App\Enums\BonusClaimStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Bonuses that clients claimed, newest first. Unclaimed offers are only in the client's record.
 *
 * @extends ListDefinition<ClaimedBonusRow>
 */
final readonly class ClaimedBonusList extends ListDefinition
{
    public const KEY = 'bonuses';

    public const TITLE = 'Claimed logs';

    public const NOUN = 'bonuses';

    public const FILENAME = 'claimed-bonuses';

    public const ID_COLUMN = 'bonus_claims.id';

    public const DEFAULT_ORDER = '-claimed_at';

    public const SEARCH_HINT = 'Client or PIN…';

    public const COLLEAGUES = ['approver' => 'approved_by'];

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return [Sort::by('claimed_at', 'bonus_claims.claimed_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            new RareFilter(ChoiceFilter::plainEnum('status', 'Status', 'bonus_claims.status', BonusClaimStatus::class), self::ID_COLUMN),
            new RareFilter(ChoiceFilter::ids('promotion', 'Promotion', 'bonus_claims.bonus_promotion_id'), self::ID_COLUMN),
            new DateRangeFilter('claimed', 'Claimed', 'bonus_claims.claimed_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client')->csv()->csv('PIN', static fn (ClaimedBonusRow $bonus): string => $bonus->pin),
            Column::of('company_name', 'Company')->csv(),
            Column::of('promotion_title', 'Promotion')->csv(),
            Column::of('amount_cents', 'Amount')->csv('Amount (AUD)', static fn (ClaimedBonusRow $bonus): string => CsvText::dollars($bonus->amount_cents)),
            Column::of('status', 'Status')->csv(),
            Column::of('claimed_at', 'Claimed', sort: 'claimed_at')->csvTime(),
            Column::of('credited_at', 'Credited')->csvTime(),
            Column::of('approver_name', 'Approved by')->csv(),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'bonus_claims.client_id', 'client', SearchText::parse($text));
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('bonus_claims')->whereNotNull('bonus_claims.claimed_at');
    }

    /** Left joins make the database read in the order of the list. */
    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id')
            ->leftJoin('clients', 'clients.id', '=', 'bonus_claims.client_id')->leftJoin('companies', 'companies.id', '=', 'clients.company_id')->select([
                'bonus_claims.*', 'bonus_promotions.title as promotion_title', 'clients.first_name', 'clients.last_name', 'clients.pin',
                'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): ClaimedBonusRow
    {
        return DataFactory::make(ClaimedBonusRow::class, $row);
    }
}
