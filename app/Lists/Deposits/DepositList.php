<?php

declare(strict_types=1);

namespace App\Lists\Deposits;

use App\Data\Deposits\DepositRow;
use App\Domain\Deposits\DepositAgeClassifier;
use App\Domain\Deposits\PayerChecker;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Domain\People\PersonName;
use App\Enums\DepositAge;
use App\Enums\DepositStatus;
use App\Enums\DepositTab;
use App\Enums\PaymentRail;
use App\Infrastructure\Search\SearchIndex;
use App\Lists\Clients\ClientSummaryPresenter;
use App\Lists\Column;
use App\Lists\Filters\AmountFilter;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\Filter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\Filters\WordsFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\Client;
use App\Support\BankLineText;
use App\Support\ContactMask;
use App\Support\CsvText;
use App\Support\DataFactory;
use App\Support\UtcTime;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The deposits of a tab, which is the scope. Every order and every filter has an index.
 *
 * @extends ListDefinition<DepositRow>
 */
final readonly class DepositList extends ListDefinition
{
    public const KEY = 'deposits';

    public const TITLE = 'Deposits';

    public const ID_COLUMN = 'deposits.id';

    public const DEFAULT_ORDER = '-value_at';

    /** `deposit` is the deposit in the drawer. */
    public const PARAMETERS = ['deposit' => self::ID_RULE];

    public const SEARCH_HINT = 'Payer, client, reference, amount…';

    public const SECONDARY_FILTERS = ['payer', 'reference'];

    private const UNKNOWN_PAYER = 'N/A';

    public function __construct(private SearchIndex $index, private DepositSearch $search, private DepositAgeClassifier $ages) {}

    public function sorts(): array
    {
        return [
            Sort::by('value_at', 'deposits.value_at'),
            Sort::by('amount_cents', 'deposits.amount_cents'),
            Sort::nullable('waiting_since', 'deposits.waiting_since'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return array_map(static fn (Filter $filter): RareFilter => new RareFilter($filter, 'deposits.id'), [
            ChoiceFilter::enum('status', 'Status', 'deposits.status', DepositStatus::class),
            ChoiceFilter::enum('rail', 'Rail', 'deposits.rail', PaymentRail::class),
            $this->age(),
            ChoiceFilter::ids('client', 'Client', 'deposits.client_id', isNullable: true),
            new AmountFilter('amount_cents', 'Amount', 'deposits.amount_cents'),
            new DateFilter('value_at', 'Value time', 'deposits.value_at', $context->viewer->timezone),
            new WordsFilter('payer', 'Payer', 'deposits.bank_line_id', 'bank_line'),
            new BankReferenceFilter('reference', 'Reference', $this->index, $context->viewer),
        ]);
    }

    public function columns(): array
    {
        return [
            Column::of('payer', 'Payer')->csv('Number', static fn (DepositRow $deposit): int => $deposit->id)->csv(),
            Column::of('amount_cents', 'Amount', sort: 'amount_cents')->csv(
                'Amount (AUD)',
                static fn (DepositRow $deposit): string => CsvText::dollars($deposit->amount_cents),
            ),
            Column::of('status', 'Status')->csv(),
            Column::of('waiting_since', 'Waiting', sort: 'waiting_since')->csvTime('Waiting since'),
            Column::of('client', 'Client')
                ->csv(value: static fn (DepositRow $deposit): ?string => $deposit->client?->full_name)
                ->csv('PIN', static fn (DepositRow $deposit): ?string => $deposit->client?->pin)
                ->csv('Company', static fn (DepositRow $deposit): ?string => $deposit->client?->company_name),
            Column::of('value_at', 'Value time', sort: 'value_at')->csvTime(),
            Column::of('rail', 'Rail')->csv(),
            Column::of('description', 'Description')->csv(),
        ];
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $tab = $context->scope(DepositTab::class);
        $rail = $tab->rail();
        if ($rail !== null) {
            $rows->where('deposits.rail', $rail->value);
        }
        if ($tab === DepositTab::Pending) {
            RareFirst::narrow($rows, 'deposits.id', static fn (Builder $some): Builder => $some->whereNotNull('deposits.waiting_since'));
        }

        return $rows;
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->search->narrow($rows, $text, seesContacts: ContactMask::isLifted($context->viewer));
    }

    protected function hintPage(Builder $matching, ListOrder $order): Builder
    {
        return DepositIndexHint::page($matching, $order);
    }

    /** Only ids: with the joins of load(), SQLite would read all deposits in the order of the bank lines. */
    protected function select(Builder $rows): Builder
    {
        return $rows->select('deposits.id');
    }

    protected function load(array $rows, ListContext $context): void
    {
        if ($rows === []) {
            return;
        }
        $deposits = $this->deposits(array_map(static fn (stdClass $row): int => (int) $row->id, $rows));
        $pending = array_filter($deposits, static fn (stdClass $deposit): bool => $deposit->waiting_since !== null);
        $suspected = DuplicateCaseRepository::among(array_values(array_map(static fn (stdClass $deposit): int => (int) $deposit->bank_line_id, $pending)));
        foreach ($rows as $row) {
            $row->deposit = $deposits[(int) $row->id];
            $row->has_duplicate_case = $row->deposit->waiting_since !== null && isset($suspected[(int) $row->deposit->bank_line_id]);
        }
    }

    protected function row(stdClass $row, ListContext $context): DepositRow
    {
        $deposit = $row->deposit;
        $client = ClientSummaryPresenter::of($deposit);
        $isOtherPayer = $client !== null
            && PayerChecker::isOther(
                $deposit->payer_name,
                PersonName::of($deposit->first_name, $deposit->last_name, $deposit->preferred_name),
            );

        return DataFactory::make(DepositRow::class, $deposit, [
            'payer' => ($isOtherPayer ? null : $client?->full_name) ?? BankLineText::maskedIfAny($deposit->payer_name, $context->viewer) ?? self::UNKNOWN_PAYER,
            'description' => BankLineText::masked($deposit->description, $context->viewer),
            'client' => $client,
            'waiting_since' => UtcTime::iso($deposit->waiting_since),
            'age' => $deposit->waiting_since === null ? null : $this->ages->of(CarbonImmutable::parse($deposit->waiting_since, 'UTC'), now()->toImmutable()),
            'is_other_payer' => $isOtherPayer && DepositStatus::from($deposit->status)->isWaiting(),
            'is_part' => (int) $deposit->part > 0,
            'has_duplicate_case' => $row->has_duplicate_case,
        ]);
    }

    private function age(): NamedFilter
    {
        $conditions = $labels = [];
        foreach (DepositAge::cases() as $age) {
            $labels[$age->value] = $age->label();
            $conditions[$age->value] = function (Builder $query) use ($age): void {
                [$after, $until] = $this->ages->since($age, now()->toImmutable());
                $query
                    ->where('deposits.waiting_since', '<=', $until)
                    ->when($after, static fn (Builder $some) => $some->where('deposits.waiting_since', '>', $after));
            };
        }

        return new NamedFilter('age', 'Waiting', $conditions, $labels);
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, stdClass> by id, with bank line, client, company and rating
     */
    private function deposits(array $ids): array
    {
        return ClientSummaryPresenter::join(
            DB::table('deposits')
                ->whereIntegerInRaw('deposits.id', $ids)
                ->leftJoin('bank_lines', 'bank_lines.id', '=', 'deposits.bank_line_id')
                ->select([
                    'deposits.id',
                    'deposits.version',
                    'deposits.rail',
                    'deposits.amount_cents',
                    'deposits.value_at',
                    'deposits.status',
                    'deposits.client_id',
                    'deposits.waiting_since',
                    'deposits.part',
                    'deposits.bank_line_id',
                    'bank_lines.description',
                    'bank_lines.payer_name',
                    'clients.preferred_name',
                ]),
            'deposits.client_id',
        )
            ->get()
            ->keyBy('id')
            ->all();
    }
}
