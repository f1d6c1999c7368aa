<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Support\BusinessDay;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads the entries on the ledger's account of the bank, of a day or of some deposits. */
final readonly class BankPostings
{
    private const DEPOSITS_A_QUERY = 500;

    private const COLUMNS = [
        'ledger_entries.ledger_transaction_id', 'ledger_entries.amount_cents', 'ledger_entries.occurred_at', 'ledger_transactions.transaction_id', 'ledger_transactions.source_type',
        'ledger_transactions.source_id', 'ledger_transactions.status',
    ];

    /** @return list<BankPosting> in the order of their time */
    public function ofDay(BusinessDay $day): array
    {
        $account = BankDays::accountId();
        $rows = $account === null ? [] : DB::table('ledger_entries')->join('ledger_transactions', 'ledger_transactions.id', '=', 'ledger_entries.ledger_transaction_id')
            ->where('ledger_entries.ledger_account_id', $account)->where('ledger_entries.occurred_at', '>=', $day->from)->where('ledger_entries.occurred_at', '<', $day->until)
            ->orderBy('ledger_entries.occurred_at')->orderBy('ledger_entries.id')->get(self::COLUMNS)->all();

        return array_map(BankPosting::of(...), array_values($rows));
    }

    /**
     * @param  list<int>  $depositIds
     * @return list<BankPosting> of whatever day
     */
    public function ofDeposits(array $depositIds): array
    {
        $account = BankDays::accountId();
        if ($account === null) {
            return [];
        }
        $postings = [];
        foreach (array_chunk($depositIds, self::DEPOSITS_A_QUERY) as $ids) {
            array_push($postings, ...array_map(BankPosting::of(...), array_values(self::query($ids, $account)->get(self::COLUMNS)->all())));
        }

        return $postings;
    }

    /**
     * From the deposits' own transactions, which their index finds.
     *
     * @param  list<int>  $ids
     */
    private static function query(array $ids, int $account): Builder
    {
        return DB::table('transactions')
            ->join('ledger_transactions', 'ledger_transactions.transaction_id', '=', 'transactions.id')
            ->join('ledger_entries', 'ledger_entries.ledger_transaction_id', '=', 'ledger_transactions.id')
            ->where('transactions.source_type', 'deposit')->whereIntegerInRaw('transactions.source_id', $ids)
            ->where('ledger_entries.ledger_account_id', $account)
            ->orderBy('ledger_transactions.id');
    }
}
