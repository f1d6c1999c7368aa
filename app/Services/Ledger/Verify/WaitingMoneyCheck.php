<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/**
 * Money that waits is what the records that wait for it say: held for withdrawals, under way with transfers, received and not
 * allotted. Records from before the ledger have no postings and count for nothing here.
 */
final readonly class WaitingMoneyCheck implements Check
{
    private const HELD = "select w.client_id, sum(w.amount_cents) from withdrawals w where w.status in ('pending', 'checked', 'approved') and w.held_at is not null
        and exists (select 1 from transactions t where t.source_type = 'withdrawal' and t.source_id = w.id) group by w.client_id";

    private const SENT = "select s.client_id, sum(s.amount_cents) from transfers s where s.status = 'sent'
        and exists (select 1 from transactions t where t.source_type = 'transfer' and t.source_id = s.id) group by s.client_id";

    private const ON_ACCOUNTS = 'select client_id, balance_cents from ledger_accounts where kind = ? and balance_cents <> 0';

    private const UNALLOTTED = "select coalesce(sum(d.amount_cents), 0) from deposits d where d.status in ('pending', 'matched', 'rejected')
        and exists (select 1 from transactions t where t.source_type = 'deposit' and t.source_id = d.id)";

    private const IN_SUSPENSE = "select coalesce(sum(e.amount_cents), 0) from ledger_accounts a join ledger_entries e on e.ledger_account_id = a.id where a.kind = 'suspense'";

    public function title(): string
    {
        return 'Money that waits';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $this->compare(ProblemKind::Held, 'withdrawals waiting', $rows->all(self::HELD), $rows->all(self::ON_ACCOUNTS, ['held']), $findings);
        $this->compare(ProblemKind::Transit, 'transfers sent', $rows->all(self::SENT), $rows->all(self::ON_ACCOUNTS, ['transit']), $findings);

        $waiting = $rows->int(self::UNALLOTTED);
        $found = $rows->int(self::IN_SUSPENSE);
        if ($waiting !== $found) {
            $findings->add(ProblemKind::Suspense, 'Money received and not allotted', Dollars::of($waiting).', the deposits that are pending, matched or rejected', Dollars::of($found));
        }
    }

    /**
     * @param  list<list<mixed>>  $waiting  client and cents
     * @param  list<list<mixed>>  $onAccounts
     */
    private function compare(ProblemKind $problem, string $what, array $waiting, array $onAccounts, Findings $findings): void
    {
        $expected = array_map(intval(...), array_column($waiting, 1, 0));
        $found = array_map(intval(...), array_column($onAccounts, 1, 0));
        foreach ($expected + $found as $client => $cents) {
            if (($expected[$client] ?? 0) !== ($found[$client] ?? 0)) {
                $findings->add($problem, "Client {$client}", Dollars::of($expected[$client] ?? 0).", the {$what}", Dollars::of($found[$client] ?? 0));
            }
        }
    }
}
