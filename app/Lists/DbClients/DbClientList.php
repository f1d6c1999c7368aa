<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Data\DbClients\DbClientRow;
use App\Domain\DbClients\BestNumber;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\DbClients\DbClientScope;
use App\Domain\Protection\SuppressionList;
use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\Filters\WordsFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListQueryValidator;
use App\Lists\Sort;
use App\Models\DbAddress;
use App\Models\DbPhoneNumber;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use stdClass;

/** @extends ListDefinition<DbClientRow> */
final readonly class DbClientList extends ListDefinition
{
    public const KEY = 'db_clients';

    public const TITLE = 'DB clients';

    public const ID_COLUMN = 'db_clients.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['assignee' => 'assignee_id'];

    public const NOUN = 'DB clients';

    public const SEARCH_HINT = 'Name, phone or email…';

    public const SECONDARY_FILTERS = ['consent', 'state', 'has_valid_phone', 'name', 'suburb', 'source_text', 'date_of_birth', 'created_at'];

    public function __construct(private SearchIndex $index, private SuppressionList $suppressions, private ListQueryValidator $validator) {}

    public function sorts(): array
    {
        return [
            Sort::by('name', 'db_clients.last_name', 'db_clients.first_name'),
            Sort::nullable('source', 'db_clients.source'),
            Sort::by('status', 'db_clients.status'),
            Sort::by('consent_basis', 'db_clients.consent_basis'),
            Sort::by('created_at', 'db_clients.created_at'),
        ];
    }

    /** Contractors, who see only their own lists, cannot filter by assignee or source. */
    public function filters(ListContext $context): array
    {
        // types:generate has no stored viewer and gets all filters.
        $isOwnListsOnly = $context->viewer->exists && DbClientScope::of($context->viewer)->isOwnListsOnly;

        return [
            ChoiceFilter::enum('status', 'Status', 'db_clients.status', DbClientStatus::class),
            ChoiceFilter::ids('list', 'List', 'db_clients.db_list_id', isNullable: true),
            new NamedFilter('called', 'Called', [
                '1' => static fn (Builder $dbClients): Builder => $dbClients->whereNotNull('db_clients.worked_at'),
                '0' => static fn (Builder $dbClients): Builder => $dbClients->whereNull('db_clients.worked_at'),
            ], ['1' => 'Yes', '0' => 'No']),
            ...$isOwnListsOnly
                ? []
                : [
                    ChoiceFilter::ids(
                        'assignee',
                        'Assignee',
                        'db_clients.assignee_id',
                        isNullable: true,
                        words: ['me' => $context->viewer->id, 'unassigned' => null],
                    ),
                    ChoiceFilter::texts('source', 'Source', 'db_clients.source', isNullable: true),
                ],
            ChoiceFilter::enum('consent', 'Consent', 'db_clients.consent_basis', ConsentBasis::class),
            new CurrentAddressFilter(ChoiceFilter::enum('state', 'State', 'db_addresses.state', AustralianState::class, isNullable: true)),
            new NamedFilter('has_valid_phone', 'Valid phone', [
                '1' => self::withValidPhone(...),
                '0' => static fn (Builder $dbClients): Builder => self::withValidPhone($dbClients, not: true),
            ], ['1' => 'Yes', '0' => 'No']),
            new WordsFilter('name', 'Name', 'db_clients.id', 'db_client'),
            new CurrentAddressFilter(new TextFilter('suburb', 'Suburb', 'db_addresses.suburb', isNullable: true)),
            ...($isOwnListsOnly ? [] : [new TextFilter('source_text', 'Source text', 'db_clients.source')]),
            new DateFilter('date_of_birth', 'Date of birth', 'db_clients.date_of_birth', null, isNullable: true),
            new DateFilter('created_at', 'Created', 'db_clients.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'DB client', sort: 'name')->csv('Name'),
            Column::of('best_phone', 'Phone')->csv('Best phone')
                ->csv('Do not contact', static fn (DbClientRow $dbClient): bool => $dbClient->is_best_phone_suppressed || $dbClient->suppressed_reason !== null)
                ->csv('Phones', static fn (DbClientRow $dbClient): int => $dbClient->phones_count),
            Column::of('place', 'Suburb')->csv(value: static fn (DbClientRow $dbClient): ?string => $dbClient->suburb)
                ->csv('State', static fn (DbClientRow $dbClient): ?string => $dbClient->state?->value),
            Column::of('source', 'Source', sort: 'source')->csv(),
            Column::of('consent_basis', 'Consent', sort: 'consent_basis')->csv(),
            Column::of('status', 'Status', sort: 'status')->csv(),
            Column::of('last_outcome', 'Last call')->csv(),
            Column::of('assignee_name', 'Assignee')->csv('Assigned to'),
            Column::of('list_name', 'List')->csv(),
            Column::of('created_at', 'Created', sort: 'created_at')->csvTime(),
        ];
    }

    /**
     * The selected DB clients that the viewer may see, without columns and order.
     *
     * @throws ValidationException when the list does not know one of the filters
     */
    public function selected(DbClientSelection $selection, User $viewer): Builder
    {
        $context = new ListContext($viewer);

        return $selection->ids === null
            ? $this->matching($this->validator->validateStrictly($this, $selection->filters, $context), $context)
            : $this->base($context)->whereIn('db_clients.id', $selection->ids);
    }

    protected function base(ListContext $context): Builder
    {
        return DbClientScope::of($context->viewer)->apply(DB::table('db_clients'));
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'db_clients.id', 'db_client', SearchText::parse($text, DbClientContacts::areShown($context->viewer)));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('db_lists', 'db_lists.id', '=', 'db_clients.db_list_id')
            ->select([
                'db_clients.id', 'db_clients.first_name', 'db_clients.last_name', 'db_clients.source', 'db_clients.consent_basis', 'db_clients.status',
                'db_clients.suppressed_reason', 'db_clients.last_outcome', 'db_clients.created_at', 'db_lists.name as list_name',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $ids = array_column($rows, 'id');
        $numbers = DbPhoneNumber::query()->whereIn('db_client_id', $ids)->orderBy('id')->get()->groupBy('db_client_id');
        $suppressed = $this->suppressions->reasons(array_values($numbers->flatten()->pluck('e164')->all()));
        $addresses = DbAddress::currentFirst(DbAddress::query()->whereIn('db_client_id', $ids)->whereNull('to_on'))->get()->unique('db_client_id')->keyBy('db_client_id');
        foreach ($rows as $row) {
            $own = $numbers->get($row->id) ?? new Collection;
            $row->best_number = BestNumber::among($own, $suppressed);
            $row->is_best_suppressed = $row->best_number !== null && isset($suppressed[$row->best_number->e164]);
            $row->phones_count = count($own);
            $row->address = $addresses->get($row->id);
        }
    }

    protected function row(stdClass $row, ListContext $context): DbClientRow
    {
        return DataFactory::make(DbClientRow::class, $row, [
            'best_phone' => $row->best_number === null ? null : DbClientContacts::phone($context->viewer, $row->best_number->e164),
            'is_best_phone_suppressed' => $row->is_best_suppressed,
            'suburb' => $row->address?->suburb,
            'state' => $row->address?->state,
        ]);
    }

    private static function withValidPhone(Builder $dbClients, bool $not = false): Builder
    {
        return $dbClients->whereExists(static fn (Builder $numbers): Builder => $numbers->selectRaw('1')->from('db_phone_numbers')
            ->whereColumn('db_phone_numbers.db_client_id', 'db_clients.id')->where('db_phone_numbers.is_valid', true), not: $not);
    }
}
