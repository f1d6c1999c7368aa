<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Enums\TransactionStatus;
use App\Support\CalendarDay;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** An entry on the ledger's bank account. */
final readonly class BankPosting
{
    private const DEPOSITS_A_QUERY = 500;

    private const COLUMNS = [
        'ledger_entries.ledger_transaction_id',
        'ledger_entries.amount_cents',
        'ledger_entries.occurred_at',
        'ledger_transactions.transaction_id',
        'ledger_transactions.source_type',
        'ledger_transactions.source_id',
        'ledger_transactions.status',
    ];

    private function __construct(
        public int $ledgerId,
        public int $transactionId,
        public string $sourceType,
        public int $sourceId,
        public TransactionStatus $status,
        /** Positive for money in. */
        public int $cents,
        public string $occurredAt,
    ) {}

    /** @return list<self> in the order of their time */
    public static function ofDay(CalendarDay $day): array
    {
        $account = BankDays::accountId();
        $rows = $account === null
            ? []
            : DB::table('ledger_entries')
                ->join('ledger_transactions', 'ledger_transactions.id', '=', 'ledger_entries.ledger_transaction_id')
                ->where('ledger_entries.ledger_account_id', $account)
                ->where('ledger_entries.occurred_at', '>=', $day->from)
                ->where('ledger_entries.occurred_at', '<', $day->until)
                ->orderBy('ledger_entries.occurred_at')
                ->orderBy('ledger_entries.id')
                ->get(self::COLUMNS)
                ->all();

        return array_map(self::fromRow(...), array_values($rows));
    }

    /**
     * @param  list<int>  $depositIds
     * @return list<self> of any day
     */
    public static function ofDeposits(array $depositIds): array
    {
        $account = BankDays::accountId();
        if ($account === null) {
            return [];
        }
        $postings = [];
        foreach (array_chunk($depositIds, self::DEPOSITS_A_QUERY) as $ids) {
            array_push($postings, ...array_map(self::fromRow(...), array_values(self::query($ids, $account)->get(self::COLUMNS)->all())));
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

    private static function fromRow(stdClass $row): self
    {
        return new self(
            (int) $row->ledger_transaction_id, (int) $row->transaction_id, $row->source_type, (int) $row->source_id, TransactionStatus::from($row->status),
            // The ledger's bank account falls when money comes in.
            -(int) $row->amount_cents, $row->occurred_at,
        );
    }

    /**
     * @param  list<self>  $postings
     * @return array<int, list<self>> receipts by deposit
     */
    public static function receipts(array $postings): array
    {
        $receipts = [];
        foreach ($postings as $posting) {
            if ($posting->isReceipt()) {
                $receipts[$posting->sourceId][] = $posting;
            }
        }

        return $receipts;
    }

    /** @param  list<self>  $postings */
    public static function sum(array $postings): int
    {
        return array_sum(array_column($postings, 'cents'));
    }

    /** Received money of a deposit, also when its parts replaced it. */
    public function isReceipt(): bool
    {
        return $this->sourceType === 'deposit' && in_array($this->status, [TransactionStatus::Pending, TransactionStatus::Cancelled], true);
    }

    /** A deposit that was returned to the payer. */
    public function isReturn(): bool
    {
        return $this->sourceType === 'deposit' && $this->status === TransactionStatus::Returned;
    }

    public function isPayment(): bool
    {
        return $this->sourceType === 'withdrawal' && $this->status === TransactionStatus::Completed;
    }
}
