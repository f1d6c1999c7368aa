<?php

declare(strict_types=1);

namespace App\Lists\Withdrawals;

use App\Data\Withdrawals\WithdrawalClient;
use App\Data\Withdrawals\WithdrawalRow;
use App\Domain\Guides\GuideValues;
use App\Enums\BankAccountStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GuideValue;
use App\Enums\HoldState;
use App\Enums\WithdrawalStatus;
use App\Enums\WithdrawalView;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\AmountFilter;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\PrefixFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\BankAccount;
use App\Support\CsvText;
use App\Support\DataFactory;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The withdrawal queue; bank accounts are masked, on screen and in the file.
 *
 * @extends ListDefinition<WithdrawalRow>
 */
final readonly class WithdrawalList extends ListDefinition
{
    public const KEY = 'withdrawals';

    public const TITLE = 'Withdrawals';

    public const ID_COLUMN = 'withdrawals.id';

    public const DEFAULT_ORDER = 'requested_at';

    public const COLLEAGUES = ['requested' => 'requested_by', 'checked' => 'checked_by', 'approved' => 'approved_by', 'ended' => 'ended_by'];

    /** `withdrawal` is the withdrawal in the drawer. */
    public const PARAMETERS = ['view' => WithdrawalView::class, 'withdrawal' => self::ID_RULE];

    public const SEARCH_HINT = 'Reference, PIN or name…';

    public const SECONDARY_FILTERS = ['client', 'mark', 'company', 'account_manager', 'amount_cents', 'requested_at'];

    public function __construct(
        private SearchIndex $index,
        private WithdrawalRiskCalculator $risk,
        private GuideValues $values,
    ) {}

    public function sorts(): array
    {
        return [Sort::by('requested_at', 'withdrawals.requested_at'), Sort::by('amount_cents', 'withdrawals.amount_cents')];
    }

    /** Open withdrawals are worked oldest first; closed ones are looked up newest first. */
    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(WithdrawalView::of($query)->isQueue() ? 'requested_at' : '-requested_at');
    }

    public function filters(ListContext $context): array
    {
        return [
            new NamedFilter('age', 'Age', ['warn' => $this->olderThan(GuideValue::WithdrawalGettingLate), 'late' => $this->olderThan(GuideValue::WithdrawalLate)]),
            new NamedFilter('destination', 'Destination', [
                'verified' => self::hasAccount(BankAccountStatus::Verified),
                'unverified' => self::hasAccount(BankAccountStatus::Unverified),
                'blocked' => self::hasAccount(BankAccountStatus::Blocked),
                'missing' => static fn (Builder $query): Builder => $query->whereNull('withdrawals.bank_account_id'),
            ], ['verified' => 'Verified', 'unverified' => 'Not verified', 'blocked' => 'Blocked', 'missing' => 'No account']),
            new NamedFilter('money', 'Money', [
                'held' => static fn (Builder $query): Builder => $query->whereIn('withdrawals.status', array_column(WithdrawalStatus::open(), 'value'))
                    ->where(static fn (Builder $any): Builder => $any->whereNotNull('withdrawals.held_at')->orWhere('withdrawals.status', '<>', WithdrawalStatus::Pending->value)),
                'not_held' => static fn (Builder $query): Builder => $query->where('withdrawals.status', WithdrawalStatus::Pending->value)->whereNull('withdrawals.held_at'),
            ], ['held' => 'Held', 'not_held' => 'Not held']),
            new YesNoFilter('large', 'Over the threshold', 'withdrawals.needs_dual_approval', labels: ['trueLabel' => 'At or over the threshold', 'falseLabel' => 'Below the threshold'], isRare: false),
            ChoiceFilter::ids('client', 'Client', 'withdrawals.client_id'),
            new WithdrawalClientFilter(new NamedFilter('mark', 'Mark', [
                'betstop' => static fn (Builder $clients): Builder => $clients->where('clients.betstop_state', BetstopState::Registered->value),
                'barred' => static fn (Builder $clients): Builder => $clients->where('clients.is_barred', true),
                'closed' => static fn (Builder $clients): Builder => $clients->where('clients.status', ClientStatus::Closed->value),
            ], ['betstop' => 'BetStop', 'barred' => 'Barred', 'closed' => 'Closed'])),
            new WithdrawalClientFilter(ChoiceFilter::ids('company', 'Company', 'clients.company_id')),
            new WithdrawalClientFilter(ChoiceFilter::ids('account_manager', 'Manager', 'clients.account_manager_id', isNullable: true, words: ['me' => $context->viewer->id, 'unassigned' => null])),
            new RareFilter(new AmountFilter('amount_cents', 'Amount', 'withdrawals.amount_cents'), self::ID_COLUMN),
            new RareFilter(new DateFilter('requested_at', 'Requested', 'withdrawals.requested_at', $context->viewer->timezone), self::ID_COLUMN),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('client', 'Client')
                ->csv(value: static fn (WithdrawalRow $row): string => $row->client->full_name)
                ->csv('PIN', static fn (WithdrawalRow $row): string => $row->client->pin)
                ->csv('Company', static fn (WithdrawalRow $row): string => $row->client->company_name)
                ->csv('Marks', static fn (WithdrawalRow $row): string => implode(', ', array_keys(array_filter([
                    'BetStop' => $row->client->is_betstopped, 'Barred' => $row->client->is_barred, 'Closed' => $row->client->is_closed,
                ])))),
            Column::of('amount_cents', 'Amount', sort: 'amount_cents')->csv('Amount (AUD)', static fn (WithdrawalRow $row): string => CsvText::dollars($row->amount_cents)),
            Column::of('status', 'Status')->csv(),
            Column::of('requested_at', 'Waiting', sort: 'requested_at')->csvTime('Requested')
                ->csv('Requested by', static fn (WithdrawalRow $row): string => $row->requested_by ?? 'The client'),
            Column::of('hold', 'Money')->csv()->csv('Short (AUD)', static fn (WithdrawalRow $row): ?string => self::dollars($row->short_cents)),
            Column::of('destination', 'Destination')
                ->csv('Bank account', static fn (WithdrawalRow $row): ?string => $row->destination?->account)
                ->csv('Holder', static fn (WithdrawalRow $row): ?string => $row->destination?->holder)
                ->csv('Destination', static fn (WithdrawalRow $row): ?string => $row->destination?->status->label())
                ->csv('Name', static fn (WithdrawalRow $row): ?string => $row->destination?->name_match->label()),
            Column::of('turnover', 'Since deposit')->csv('Turnover since last deposit (AUD)', static fn (WithdrawalRow $row): ?string => self::dollars($row->facts->turnover_cents)),
            Column::of('bonus', 'Bonus, 30 days')->csv('Bonuses in 30 days (AUD)', static fn (WithdrawalRow $row): ?string => self::dollars($row->facts->bonus_30_cents)),
            Column::of('risk', 'Risk')->csv('Risk check', static fn (WithdrawalRow $row): ?string => $row->facts->risk_value?->label()),
            Column::of('people', 'Handled by')
                ->csv('Checked by', static fn (WithdrawalRow $row): ?string => $row->checked_by)
                ->csv('Approved by', static fn (WithdrawalRow $row): ?string => $row->approved_by),
            Column::of('account_manager', 'Manager')->csv(value: static fn (WithdrawalRow $row): ?string => $row->client->account_manager),
            Column::of('reason', 'Reason')->csv(),
            Column::of('reference', 'Reference')->csv(),
        ];
    }

    public function view(ListParameters $parameters): WithdrawalView
    {
        return WithdrawalView::of($parameters->values);
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = $this->view($parameters);
        if ($view !== WithdrawalView::All) {
            $statuses = array_column($view->statuses(), 'value');
            // The index of one status is in the order of the list. Few withdrawals have any of the open statuses, so they become ids.
            count($statuses) === 1
                ? $rows->where('withdrawals.status', $statuses[0])
                : RareFirst::narrow($rows, self::ID_COLUMN, static fn (Builder $some): Builder => $some->whereIn('withdrawals.status', $statuses));
        }

        return $rows;
    }

    /** By the start of a reference if any begins that way, otherwise by the name or PIN of the client. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $isReference = PrefixFilter::begins(DB::table('withdrawals'), 'withdrawals.reference', $text)->exists();

        $isReference
            ? RareFirst::narrow($rows, self::ID_COLUMN, static fn (Builder $some): Builder => $some
                ->where(static fn (Builder $any): Builder => PrefixFilter::begins($any, 'withdrawals.reference', $text)))
            : $this->index->constrain($rows, 'withdrawals.client_id', 'client', SearchText::parse($text));
    }

    /** Left joins make the database read in the order of the list, with one look-up by key for each. */
    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('clients', 'clients.id', '=', 'withdrawals.client_id')
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->leftJoin('client_ratings', 'client_ratings.value', '=', 'clients.client_rating')
            ->leftJoin('users as managers', 'managers.id', '=', 'clients.account_manager_id')
            ->leftJoin('cancellation_reasons', 'cancellation_reasons.id', '=', 'withdrawals.cancellation_reason_id')
            ->select([
                'withdrawals.*', 'cancellation_reasons.title as cancellation_reason', 'clients.first_name', 'clients.last_name', 'clients.preferred_name', 'clients.pin',
                'clients.status as client_status', 'clients.client_rating', 'clients.rating_reviewed_at', 'clients.balance_cents', 'clients.betstop_state', 'clients.is_barred',
                'clients.deleted_at as client_deleted_at', 'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo',
                'client_ratings.description as client_rating_description', 'managers.first_name as manager_first_name', 'managers.last_name as manager_last_name',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $facts = $this->risk->of(array_values(array_unique(array_map(static fn (stdClass $row): int => (int) $row->client_id, $rows))));
        $accountIds = array_values(array_unique(array_filter(array_map(static fn (stdClass $row): int => (int) $row->bank_account_id, $rows))));
        $accounts = $accountIds === [] ? [] : BankAccount::query()->with('decidedBy')->whereKey($accountIds)->get()->getDictionary();
        foreach ($rows as $row) {
            $row->facts = $facts[(int) $row->client_id];
            $row->account = $accounts[(int) $row->bank_account_id] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): WithdrawalRow
    {
        $status = WithdrawalStatus::from($row->status);
        $short = max(0, (int) $row->amount_cents - (int) $row->balance_cents);
        $hold = HoldState::of($status, $row->held_at !== null, $short);
        $reason = implode(': ', array_filter([$row->cancellation_reason, $row->reason], static fn (?string $part): bool => $part !== null && $part !== ''));

        return DataFactory::make(WithdrawalRow::class, $row, [
            'client' => DataFactory::make(WithdrawalClient::class, $row, [
                'id' => (int) $row->client_id,
                'account_manager' => DataFactory::personName($row, 'manager'),
                'is_betstopped' => $row->betstop_state === BetstopState::Registered->value,
                'is_closed' => $row->client_status === ClientStatus::Closed->value || $row->client_deleted_at !== null,
            ]),
            'requested_by' => DataFactory::personName($row, 'requested'),
            'hold' => $hold,
            'short_cents' => $hold === HoldState::NotCovered ? $short : null,
            'destination' => $row->account === null ? null : DestinationPresenter::of($row->account, $row->first_name, $row->last_name, $row->preferred_name),
            'checked_by' => DataFactory::personName($row, 'checked'),
            'approved_by' => DataFactory::personName($row, 'approved'),
            'ended_by' => DataFactory::personName($row, 'ended'),
            'reason' => $reason === '' ? null : $reason,
        ]);
    }

    private static function dollars(?int $cents): ?string
    {
        return $cents === null ? null : CsvText::dollars($cents);
    }

    /** @return Closure(Builder): Builder */
    private function olderThan(GuideValue $minutes): Closure
    {
        return fn (Builder $query): Builder => $query->where('withdrawals.requested_at', '<=', now()->subMinutes($this->values->int($minutes)));
    }

    /** @return Closure(Builder): Builder */
    private static function hasAccount(BankAccountStatus $status): Closure
    {
        return static fn (Builder $query): Builder => $query->whereExists(DB::table('bank_accounts')
            ->whereColumn('bank_accounts.id', 'withdrawals.bank_account_id')->where('bank_accounts.status', $status->value)->selectRaw('1'));
    }
}
