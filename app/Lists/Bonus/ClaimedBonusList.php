<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\ClaimedBonusRow;
use App\Domain\Clients\EditScope;
use App\Enums\BonusClaimStatus;
use App\Enums\ClaimedBonusView;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\BonusClaim;
use App\Models\User;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Bonuses that clients claimed, newest first, and requested ones that the viewer may approve, oldest first. Other unclaimed bonuses are only in
 * the client's record.
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

    public const PARAMETERS = ['view' => ClaimedBonusView::class];

    public const SEARCH_HINT = 'Client or PIN…';

    public const COLLEAGUES = ['requester' => 'requested_by', 'approver' => 'approved_by'];

    public function __construct(private SearchIndex $index, private Gate $gate, private EditScope $scope) {}

    public function sorts(): array
    {
        return [Sort::nullable('claimed_at', 'bonus_claims.claimed_at'), Sort::by('offered_at', 'bonus_claims.offered_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(ClaimedBonusView::of($query) === ClaimedBonusView::ToApprove ? 'offered_at' : self::DEFAULT_ORDER);
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
            Column::of('offered_at', 'Requested', sort: 'offered_at')->csvTime(),
            Column::of('requester_name', 'Requested by')->csv(),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'bonus_claims.client_id', 'client', SearchText::parse($text));
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return ClaimedBonusView::of($parameters->values) === ClaimedBonusView::ToApprove
            ? $this->toApprove($rows, $context->viewer)
            : $rows->whereNotNull('bonus_claims.claimed_at');
    }

    /** Without the viewer's own requests and those for clients of other teams. */
    private function toApprove(Builder $rows, User $viewer): Builder
    {
        if (! $this->gate->forUser($viewer)->allows('decideAny', BonusClaim::class)) {
            return $rows->whereRaw('1 = 0');
        }
        $managers = $this->scope->ownerIds($viewer);

        return $rows->where('bonus_claims.status', BonusClaimStatus::Offered->value)->whereNull('bonus_claims.approved_by')
            ->where(static fn (Builder $others): Builder => $others->whereNull('bonus_claims.requested_by')->orWhere('bonus_claims.requested_by', '<>', $viewer->id))
            ->when($managers !== null, static fn (Builder $own): Builder => $own->whereExists(static fn (Builder $clients): Builder => $clients
                ->selectRaw('1')->from('clients')->whereColumn('clients.id', 'bonus_claims.client_id')
                ->where(static fn (Builder $any): Builder => $any->whereNull('clients.account_manager_id')->orWhereIn('clients.account_manager_id', $managers ?? []))));
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
        return DataFactory::make(ClaimedBonusRow::class, $row, ['is_approved' => $row->approved_by !== null]);
    }
}
