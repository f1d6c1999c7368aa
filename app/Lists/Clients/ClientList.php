<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\ClientManager;
use App\Data\Clients\ClientRow;
use App\Domain\Clients\ClientSparklines;
use App\Domain\Clients\OwnersWithClients;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Infrastructure\Search\SearchText;
use App\Infrastructure\Search\Suburbs;
use App\Lists\Column;
use App\Lists\Exports\ExportSheet;
use App\Lists\Filters\AmountFilter;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\Filter;
use App\Lists\Filters\RareFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\Filters\ScopeFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\Filters\WordsFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\Sort;
use App\Support\ContactMask;
use App\Support\DataFactory;
use App\Support\TextNormalizer;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<ClientRow> */
final readonly class ClientList extends ListDefinition
{
    public const KEY = 'clients';

    public const TITLE = 'Clients';

    public const ID_COLUMN = 'clients.id';

    public const DEFAULT_ORDER = '-last_bet_at';

    public const SEARCH_HINT = 'Name, PIN or phone…';

    public const SECONDARY_FILTERS = [
        'state', 'client_rating', 'affiliate', 'betstop_state', 'is_barred', 'is_sms_opted_out', 'balance_cents', 'last_bet_at', 'last_deposit_at',
        'created_at', 'name', 'suburb', 'email',
    ];

    public function __construct(private Suburbs $suburbs, private ClientSparklines $sparklines) {}

    public function sorts(): array
    {
        $companies = static fn (): Builder => DB::table('companies')->orderByRaw('lower(name)')->orderBy('id')->select('id');
        $managers = static fn (?int $with): Builder => self::withClients('users', 'account_manager_id', $with)
            ->orderByRaw('lower(first_name), lower(last_name)')
            ->orderBy('id')
            ->select('id');
        $affiliates = static fn (?int $with): Builder => self::withClients('affiliates', 'affiliate_id', $with)
            ->orderByRaw('lower(name)')
            ->orderBy('id')
            ->select('id');

        return [
            Sort::by('name', 'clients.last_name', 'clients.first_name'),
            Sort::by('pin', 'clients.pin'),
            Sort::nullable('state', 'clients.state'),
            Sort::by('status', 'clients.status'),
            Sort::nullable('client_rating', 'clients.client_rating'),
            Sort::by('balance_cents', 'clients.balance_cents'),
            Sort::nullable('last_bet_at', 'clients.last_bet_at'),
            Sort::nullable('last_deposit_at', 'clients.last_deposit_at'),
            Sort::by('created_at', 'clients.created_at'),
            Sort::byOwner('company', 'clients.company_id', $companies),
            Sort::byOwner('account_manager', 'clients.account_manager_id', $managers, isNullable: true),
            Sort::byOwner('affiliate', 'clients.affiliate_id', $affiliates, isNullable: true),
        ];
    }

    public function filters(ListContext $context): array
    {
        $viewer = $context->viewer;
        $hidden = static fn (): ?string => ContactMask::isLifted($viewer) ? null : 'You can’t see email addresses, so you can’t filter by them.';
        $rare = static fn (Filter $filter): RareFilter => new RareFilter($filter, 'clients.id');

        return [
            $rare(ChoiceFilter::enum('status', 'Status', 'clients.status', ClientStatus::class)),
            $rare(
                ChoiceFilter::ids(
                    'account_manager',
                    'Manager',
                    'clients.account_manager_id',
                    isNullable: true,
                    words: ['me' => $viewer->id, 'unassigned' => null],
                ),
            ),
            $rare(ChoiceFilter::ids('company', 'Company', 'clients.company_id')),
            new ScopeFilter('custom_risk_filter', 'Risk', self::riskCondition(...), 'clients.id'),
            new ScopeFilter('custom_sales_filter', 'Sales', self::salesCondition(...), 'clients.id'),
            $rare(ChoiceFilter::enum('state', 'State', 'clients.state', AustralianState::class, isNullable: true)),
            $rare(ChoiceFilter::ids('client_rating', 'Rating', 'clients.client_rating', isNullable: true)),
            $rare(ChoiceFilter::ids('affiliate', 'Affiliate', 'clients.affiliate_id', isNullable: true)),
            $rare(ChoiceFilter::enum('betstop_state', 'BetStop', 'clients.betstop_state', BetstopState::class)),
            new YesNoFilter('is_barred', 'Barred', 'clients.is_barred', isRare: false),
            new YesNoFilter('is_sms_opted_out', 'Opted out', 'clients.sms_opted_out_at', isTime: true),
            $rare(new AmountFilter('balance_cents', 'Balance', 'clients.balance_cents')),
            $rare(new DateFilter('last_bet_at', 'Last bet', 'clients.last_bet_at', $viewer->timezone, isNullable: true)),
            $rare(new DateFilter('last_deposit_at', 'Last deposit', 'clients.last_deposit_at', $viewer->timezone, isNullable: true)),
            $rare(new DateFilter('created_at', 'Created', 'clients.created_at', $viewer->timezone)),
            new WordsFilter('name', 'Name', 'clients.id', 'client'),
            new TextFilter(
                'suburb',
                'Suburb',
                'clients.suburb',
                isNullable: true,
                values: fn (string $text, bool $isWhole): ?array => $this->suburbs->like('clients', $text, $isWhole),
            ),
            new TextFilter(
                'email',
                'Email',
                'clients.email',
                isNullable: true,
                hiddenBecause: $hidden,
                values: fn (string $text, bool $isWhole): ?array => $isWhole ? self::spellings($text) : null,
            ),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client', sort: 'name'),
            Column::of('pin', 'PIN', sort: 'pin'),
            Column::of('client_rating', 'Rating', sort: 'client_rating'),
            Column::of('company_name', 'Company', sort: 'company'),
            Column::of('account_manager', 'Manager', sort: 'account_manager'),
            Column::of('affiliate_name', 'Affiliate', sort: 'affiliate'),
            Column::of('state', 'State', sort: 'state'),
            Column::of('status', 'Status', sort: 'status'),
            Column::of('marks', 'Marks'),
            Column::of('balance_cents', 'Balance', sort: 'balance_cents'),
            Column::of('last_bet_at', 'Last bet', sort: 'last_bet_at'),
            Column::of('last_deposit_at', 'Last deposit', sort: 'last_deposit_at'),
            Column::of('turnover', 'Turnover, 12 months'),
            Column::of('created_at', 'Created', sort: 'created_at'),
        ];
    }

    /** A file of all clients is too long for rows as objects. */
    public function sheet(ListContext $context, ?array $columns): ExportSheet
    {
        return new ClientSheet($context->viewer->timezone, $columns, $this->sparklines);
    }

    public function isLong(): bool
    {
        return (int) DB::table('clients')->max('id') > config()->integer('paddock.lists.long');
    }

    public function countQuery(Builder $matching): Builder
    {
        return ClientIndexHint::count($matching);
    }

    protected function hintPage(Builder $matching, ListOrder $order): Builder
    {
        return ClientIndexHint::page($matching, $order);
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('clients')->whereNull('clients.deleted_at');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        RareFirst::narrowByWords($rows, 'clients.id', 'client', SearchText::parse($text, ContactMask::isLifted($context->viewer)));
    }

    /** Left joins make the database read in the order of the list, with one look-up by key for each. */
    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->leftJoin('users as managers', 'managers.id', '=', 'clients.account_manager_id')
            ->leftJoin('affiliates', 'affiliates.id', '=', 'clients.affiliate_id')
            ->leftJoin('client_ratings', 'client_ratings.value', '=', 'clients.client_rating')
            ->select([
                'clients.id', 'clients.first_name', 'clients.last_name', 'clients.pin', 'clients.state', 'clients.status',
                'clients.client_rating', 'clients.rating_reviewed_at', 'clients.balance_cents', 'clients.last_bet_at',
                'clients.last_deposit_at', 'clients.created_at', 'clients.betstop_state', 'clients.is_barred', 'clients.sms_opted_out_at',
                'clients.account_manager_id', 'managers.first_name as manager_first_name', 'managers.last_name as manager_last_name',
                'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo_path',
                'affiliates.name as affiliate_name', 'client_ratings.description as rating_description',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): ClientRow
    {
        return DataFactory::make(ClientRow::class, $row, [
            'full_name' => trim("{$row->first_name} {$row->last_name}"),
            'company_logo' => $row->company_logo_path,
            'account_manager' => $row->account_manager_id === null ? null : new ClientManager(
                (int) $row->account_manager_id,
                $row->manager_first_name,
                trim("{$row->manager_first_name} {$row->manager_last_name}"),
            ),
            'client_rating_description' => $row->rating_description,
            'is_betstopped' => $row->betstop_state === BetstopState::Registered->value,
            'is_sms_opted_out' => $row->sms_opted_out_at !== null,
        ]);
    }

    /** @param  int|null  $with  an owner who is included even without clients */
    private static function withClients(string $owners, string $key, ?int $with): Builder
    {
        return DB::table($owners)->where(OwnersWithClients::of($owners, $key))
            ->when($with !== null, static fn (Builder $any): Builder => $any->orWhere("{$owners}.id", $with));
    }

    /** @return list<string>|null the ways in which clients' records write this email address, found by its search term; null for other texts */
    private static function spellings(string $email): ?array
    {
        $wanted = mb_strtolower($email);
        if (! str_contains($wanted, '@')) {
            return null;
        }
        $found = DB::table('search_terms')
            ->join('clients', 'clients.id', '=', 'search_terms.subject_id')
            ->where('search_terms.subject_type', 'client')
            ->where('search_terms.term', TextNormalizer::term($wanted))
            ->distinct()
            ->pluck('clients.email')
            ->all();

        return array_values(array_filter($found, static fn (?string $written): bool => $written !== null && mb_strtolower($written) === $wanted));
    }

    /** @return (Closure(Builder): Builder)|null */
    private static function riskCondition(string $value): ?Closure
    {
        $filter = ClientRiskFilter::tryFrom($value);

        return $filter === null ? null : $filter->apply(...);
    }

    /** @return (Closure(Builder): Builder)|null */
    private static function salesCondition(string $value): ?Closure
    {
        $filter = ClientSalesFilter::find($value);

        return $filter === null ? null : $filter->apply(...);
    }
}
