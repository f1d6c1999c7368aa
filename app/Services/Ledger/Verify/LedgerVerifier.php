<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Models\LedgerVerification;
use App\Services\Ledger\TransactionDays;
use Closure;
use Illuminate\Support\Facades\DB;

/**
 * Looks whether the ledger adds up, as it stood at one moment, and keeps what came of it. Changes nothing else.
 *
 * Reads each row a few times and holds a stretch of them at once, so its memory does not grow with the ledger.
 */
final readonly class LedgerVerifier
{
    public const MOST_OF_A_KIND = 10;

    /**
     * @param  int  $mostOfAKind  problems of one kind that are kept; all are counted
     * @param  (Closure(string, float): void)|null  $passed  told of each check: its title, and the seconds it took
     */
    public function verify(int $mostOfAKind = self::MOST_OF_A_KIND, ?Closure $passed = null): LedgerVerification
    {
        // Written first: of a check that breaks off it stays to be seen that it began.
        $verification = LedgerVerification::query()->create(['started_at' => now()]);
        $findings = new Findings($mostOfAKind);
        Snapshot::of(DB::connection(), function () use ($findings, $passed): void {
            $rows = new LedgerRows(DB::connection()->getPdo());
            foreach ($this->checks() as $check) {
                $start = hrtime(true);
                $check->run($rows, $findings);
                $passed !== null && $passed($check->title(), (hrtime(true) - $start) / 1e9);
            }
        });

        $verification->update([
            'finished_at' => now(), 'transactions_count' => $findings->transactions, 'entries_count' => $findings->entries,
            'last_ledger_transaction_id' => $findings->lastId, 'last_hash' => $findings->hash,
            'problems_count' => $findings->total(), 'problems' => $findings->summary(),
        ]);

        return $verification;
    }

    /** @return list<Check> */
    private function checks(): array
    {
        $effects = new EffectSum;

        return [
            new ChainCheck(LedgerVerification::anchor(), $effects), new ReversalCheck, new AccountCheck,
            new TransactionCheck($effects), new ClientCheck, new WaitingMoneyCheck, new SourceCheck, new BouncedCheck, new BetCheck, new DayCheck(new TransactionDays),
        ];
    }
}
