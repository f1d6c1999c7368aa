<?php

declare(strict_types=1);

namespace App\Lists\Transactions;

use App\Data\Transactions\TransactionRow;
use App\Domain\Ledger\RunningBalance;
use App\Enums\FilterOperator;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Lists\Clients\ClientSummaryPresenter;
use App\Lists\Column;
use App\Lists\Exports\ExportSheet;
use App\Lists\Filters\AmountFilter;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterCondition;
use App\Lists\Filters\PrefixFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\Transaction;
use App\Support\BankLineText;
use App\Support\CsvText;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Str;
use stdClass;

/**
 * Transactions, with the client's balance after each where the rows follow each other. With a Transaction as scope it has that one.
 *
 * @extends ListDefinition<TransactionRow>
 */
final readonly class TransactionList extends ListDefinition
{
    public const KEY = 'transactions';

    public const TITLE = 'Transactions';

    public const ID_COLUMN = 'transactions.id';

    public const DEFAULT_ORDER = '-occurred_at';

    public const SEARCH_HINT = 'Reference, PIN or amount…';

    public const SECONDARY_FILTERS = ['rail', 'reference'];

    private const BALANCE = 'balance_cents';

    private const MAX_REFERENCE = 64;

    private const OUTGOING = [TransactionType::Withdrawal, TransactionType::Fee, TransactionType::Bet, TransactionType::BonusBet, TransactionType::BoostedBet];

    private const SOURCES = ['bonus_claim' => 'Bonus', 'client' => 'Client record', 'site_account' => 'Site account'];

    public function __construct(private RunningBalance $balance) {}

    public function sorts(): array
    {
        return [
            Sort::by('occurred_at', 'transactions.occurred_at'),
            // Within one amount in time order: this is the index of the filter by amount.
            Sort::by('amount_cents', 'transactions.amount_cents', 'transactions.occurred_at'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return [
            new RareFilter(ChoiceFilter::enum('type', 'Type', 'transactions.type', TransactionType::class), self::ID_COLUMN),
            new RareFilter(ChoiceFilter::enum('status', 'Status', 'transactions.status', TransactionStatus::class), self::ID_COLUMN),
            ChoiceFilter::ids('client', 'Client', 'transactions.client_id', isNullable: true),
            new DateRangeFilter('period', 'Period', 'transactions.occurred_at', $context->viewer->timezone),
            new RareFilter(new AmountFilter('amount_cents', 'Amount', 'transactions.amount_cents'), self::ID_COLUMN),
            // None of the three rails is rare, and they are part of the index of the order.
            ChoiceFilter::enum('rail', 'Rail', 'transactions.rail', PaymentRail::class, isNullable: true),
            new RareFilter(new PrefixFilter('reference', 'Reference', 'transactions.reference', self::MAX_REFERENCE), self::ID_COLUMN),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('occurred_at', 'When', sort: 'occurred_at')->csvTime(),
            Column::of('type', 'Type')->csv(),
            Column::of('status', 'Status')->csv(),
            Column::of('client', 'Client')
                ->csv(value: static fn (TransactionRow $row): ?string => $row->client?->full_name)
                ->csv('PIN', static fn (TransactionRow $row): ?string => $row->client?->pin),
            Column::of('company', 'Company')->csv(value: static fn (TransactionRow $row): ?string => $row->client?->company_name),
            Column::of('amount_cents', 'Amount', sort: 'amount_cents')->csv(
                'Amount (AUD)',
                static fn (TransactionRow $row): string => CsvText::dollars($row->amount_cents),
            ),
            Column::of(self::BALANCE, 'Balance after')->csv(
                'Balance after (AUD)',
                static fn (TransactionRow $row): ?string => $row->balance_cents === null
                    ? null
                    : CsvText::dollars($row->balance_cents),
            ),
            Column::of('effect_cents', 'Balance change')->csv(
                'Balance change (AUD)',
                static fn (TransactionRow $row): string => CsvText::dollars($row->effect_cents),
            ),
            Column::of('rail', 'Rail')->csv(),
            Column::of('reference', 'Reference')->csv(),
            Column::of('description', 'Description')->csv(),
            Column::of('source', 'Source')->csv(value: static fn (TransactionRow $row): string => $row->source_name),
        ];
    }

    /** The one client of the filter. */
    public function clientId(ListParameters $parameters): ?int
    {
        foreach ($parameters->conditions as $condition) {
            if ($condition->filter->key === 'client' && $condition->operator === FilterOperator::Is && ctype_digit($condition->value)) {
                return (int) $condition->value;
            }
        }

        return null;
    }

    /** The client of all rows, where each row follows the one before it, so that each can show the balance after it. */
    public function balanceClientId(ListParameters $parameters): ?int
    {
        $filters = array_map(static fn (FilterCondition $condition): string => $condition->filter->key, $parameters->conditions);
        $isWholeClient = $parameters->search === null && array_diff($filters, ['period']) === ['client'] && $parameters->order->sort->key === 'occurred_at';

        return $isWholeClient ? $this->clientId($parameters) : null;
    }

    public function countQuery(Builder $matching): Builder
    {
        return TransactionIndexHint::all($matching);
    }

    public function sheet(ListContext $context, ?array $columns): ExportSheet
    {
        if ($context->parameters !== null && $this->balanceClientId($context->parameters) === null) {
            $all = array_values(array_diff(array_column($this->columns(), 'key'), [self::BALANCE]));
            $columns = array_values(array_intersect($columns ?? [], $all)) ?: $all;
        }

        return parent::sheet($context, $columns);
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        (new TransactionSearch($text))->narrow($rows);
    }

    protected function hintPage(Builder $matching, ListOrder $order): Builder
    {
        return TransactionIndexHint::page($matching, $order);
    }

    protected function select(Builder $rows): Builder
    {
        return ClientSummaryPresenter::join(
            $rows->select([
                'transactions.id',
                'transactions.type',
                'transactions.status',
                'transactions.client_id',
                'transactions.amount_cents',
                'transactions.effect_cents',
                'transactions.rail',
                'transactions.reference',
                'transactions.description',
                'transactions.source_type',
                'transactions.source_id',
                'transactions.occurred_at',
            ]),
            'transactions.client_id',
        );
    }

    protected function load(array $rows, ListContext $context): void
    {
        $clientId = $context->scope instanceof Transaction
            ? $context->scope->client_id
            : ($context->parameters === null
                ? null
                : $this->balanceClientId($context->parameters));
        $balances = $clientId === null ? [] : $this->balance->after($clientId, $rows);
        foreach ($rows as $row) {
            $row->balance_cents = $balances[(int) $row->id] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): TransactionRow
    {
        $type = TransactionType::from($row->type);

        return DataFactory::make(TransactionRow::class, $row, [
            'type_name' => $type->label(),
            'status_name' => TransactionStatus::from($row->status)->label(),
            'client' => ClientSummaryPresenter::of($row),
            'amount_cents' => self::signed($type, (int) $row->amount_cents, (int) $row->effect_cents),
            'description' => $row->description === null ? null : BankLineText::masked($row->description, $context->viewer),
            'source_name' => (self::SOURCES[$row->source_type] ?? Str::ucfirst(str_replace('_', ' ', $row->source_type)))." {$row->source_id}",
        ]);
    }

    /** The sign comes from the balance change or, where the balance is unchanged, from the type. */
    private static function signed(TransactionType $type, int $amountCents, int $effectCents): int
    {
        $leaves = $effectCents === 0 ? in_array($type, self::OUTGOING, true) : $effectCents < 0;

        return $leaves ? -$amountCents : $amountCents;
    }
}
