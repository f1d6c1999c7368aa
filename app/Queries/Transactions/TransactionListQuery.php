<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Data\Transactions\TransactionRow;
use App\Models\User;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The list of transactions: one select with its look-up tables joined, one capped count, no models. */
final readonly class TransactionListQuery
{
    public function __construct(private ListReader $reader, private RunningBalance $balance) {}

    /** @return array{list<TransactionRow>, ListMeta} */
    public function page(TransactionFilters $filters, ListState $state, User $viewer): array
    {
        $filtered = $this->matching($filters);
        $page = $this->reader->page(TransactionRows::withColumns(TransactionWalk::page($filtered, $state->order)), 'transactions.id', $state);
        $clientId = $this->balancesOf($filters, $state->order);
        $balances = $clientId === null ? [] : $this->balance->after($clientId, $page->rows);

        return [
            array_map(static fn (stdClass $row): TransactionRow => TransactionRows::row($row, $viewer, $balances[(int) $row->id] ?? null), $page->rows),
            $this->reader->meta(TransactionWalk::all($filtered), $page, $state),
        ];
    }

    /** The client of all rows, where each follows the one before it and can say what the client had after it. */
    public function balancesOf(TransactionFilters $filters, ListOrder $order): ?int
    {
        return $filters->isWholeClient() && $order->sort === TransactionSort::OccurredAt ? $filters->clientId() : null;
    }

    /** The one client that the list is narrowed to, by name, for the filter's chip. */
    public function client(TransactionFilters $filters): ?Choice
    {
        $id = $filters->clientId();
        $client = $id === null ? null : DB::table('clients')->where('id', $id)->first(['first_name', 'last_name', 'pin']);

        return $client === null ? null : new Choice((string) $id, trim("{$client->first_name} {$client->last_name}"), "PIN {$client->pin}");
    }

    /**
     * These transactions, in the order given.
     *
     * @param  list<int>  $ids
     * @param  int|null  $balancesOf  the client whose they all are, in order of time, to have the balance after each
     * @return list<TransactionRow>
     */
    public function find(array $ids, User $viewer, ?int $balancesOf = null): array
    {
        $found = TransactionRows::withColumns(DB::table('transactions'))->whereIntegerInRaw('transactions.id', $ids)->get()->keyBy('id');
        $rows = array_values(array_filter(array_map(static fn (int $id): ?stdClass => $found[$id] ?? null, $ids)));
        $balances = $balancesOf === null ? [] : $this->balance->after($balancesOf, $rows);

        return array_map(static fn (stdClass $row): TransactionRow => TransactionRows::row($row, $viewer, $balances[(int) $row->id] ?? null), $rows);
    }

    /** Those that the filters match, without columns and order. */
    public function matching(TransactionFilters $filters): Builder
    {
        return $filters->apply(DB::table('transactions'));
    }
}
