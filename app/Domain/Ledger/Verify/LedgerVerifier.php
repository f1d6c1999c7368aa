<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use App\Domain\Ledger\TransactionDays;
use App\Models\LedgerVerification;
use Closure;
use Illuminate\Support\Facades\DB;

/** Checks the ledger as it stood at one moment and records the result. Reads large tables in ranges, so its memory does not grow with the ledger. */
final readonly class LedgerVerifier
{
    public const EXAMPLES = 10;

    public function __construct(private TransactionDays $days) {}

    /**
     * @param  int  $examples  of each kind of problem that are kept; all problems are counted
     * @param  (Closure(string, float): void)|null  $passed  called after each part with its title and the seconds it took
     */
    public function verify(int $examples = self::EXAMPLES, ?Closure $passed = null): LedgerVerification
    {
        // Stored first, so that an interrupted check stays visible.
        $verification = LedgerVerification::query()->create(['started_at' => now()]);
        $anchor = LedgerVerification::query()
            ->where('problems_count', 0)
            ->where('last_ledger_transaction_id', '>', 0)
            ->whereNotNull('finished_at')
            ->orderByDesc('id')
            ->first();
        $findings = new Findings($examples);
        $this->inSnapshot(function () use ($anchor, $findings, $passed): void {
            $rows = new LedgerRows(DB::connection()->getPdo());
            foreach ([
                'Hash chain and sums' => static fn () => (new ChainCheck($rows, $findings, $anchor))->run(),
                'Reversals, balances and transactions' => fn () => $this->check(LedgerInvariants::all(), $rows, $findings),
                'Deposits, withdrawals, transfers, bonuses, adjustments and bets' => fn () => $this->check(RecordInvariants::all(), $rows, $findings),
                'Daily totals' => fn () => $this->checkDays($findings),
            ] as $title => $check) {
                $start = hrtime(true);
                $check();
                $passed !== null && $passed($title, (hrtime(true) - $start) / 1e9);
            }
        });

        $verification->update([
            'finished_at' => now(), 'transactions_count' => $findings->transactions, 'entries_count' => $findings->entries,
            'last_ledger_transaction_id' => $findings->lastId, 'last_hash' => $findings->hash,
            'problems_count' => $findings->total(), 'problems' => $findings->summary(),
        ]);

        return $verification;
    }

    /**
     * Lets others write while it reads: on SQLite a read transaction (the product's own begin IMMEDIATE), elsewhere REPEATABLE READ.
     *
     * @param  Closure(): void  $work  that only reads
     */
    private function inSnapshot(Closure $work): void
    {
        $database = DB::connection();
        if ($database->transactionLevel() > 0) {
            $work();

            return;
        }

        $pdo = $database->getPdo();
        foreach (match ($database->getDriverName()) {
            'sqlite' => ['begin deferred transaction', 'select last_id from ledger_chain'],
            // Starting a parallel worker takes longer than reading a range.
            'pgsql' => ['begin isolation level repeatable read read only', 'set local parallel_setup_cost = 40000'],
            default => ['set transaction isolation level repeatable read', 'start transaction with consistent snapshot, read only'],
        } as $statement) {
            $pdo->exec($statement);
        }
        try {
            $work();
        } finally {
            $pdo->exec('rollback');
        }
    }

    /** @param  list<Invariant>  $invariants */
    private function check(array $invariants, LedgerRows $rows, Findings $findings): void
    {
        foreach ($invariants as $invariant) {
            foreach ($rows->breaking($invariant) as $row) {
                $findings->add($invariant->kind, ...($invariant->example)($row));
            }
        }
    }

    private function checkDays(Findings $findings): void
    {
        foreach ($this->days->wrong() as $day) {
            $findings->add(
                ProblemKind::Day,
                "Day {$day}",
                'the totals of its transactions in transaction_days',
                'other totals; run transactions:add-up --all to recalculate them',
            );
        }
    }
}
