<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/**
 * A reversal undoes the whole of its original, account by account, and no original is undone twice. Where the business went
 * to another client by a merge meanwhile, whose accounts are others, it goes by their kinds.
 */
final readonly class ReversalCheck implements Check
{
    private const REVERSALS = 'select r.id, r.reverses_id, o.id from ledger_transactions r left join ledger_transactions o on o.id = r.reverses_id
        where r.reverses_id is not null and {stretch}';

    private const LEFT_OVER = 'select p.id, p.reverses_id, min(a.id), sum(e.amount_cents) from (
            select r.id, r.reverses_id, r.id as part, case when r.client_id <> o.client_id then 1 else 0 end as is_moved
                from ledger_transactions r join ledger_transactions o on o.id = r.reverses_id where r.id > ? and r.id <= ?
            union all select r.id, r.reverses_id, o.id, case when r.client_id <> o.client_id then 1 else 0 end
                from ledger_transactions r join ledger_transactions o on o.id = r.reverses_id where r.id > ? and r.id <= ?
        ) p join ledger_entries e on e.ledger_transaction_id = p.part join ledger_accounts a on a.id = e.ledger_account_id
        group by p.id, p.reverses_id, a.kind, case when p.is_moved = 1 then 0 else a.id end having sum(e.amount_cents) <> 0 order by p.id';

    private const TWICE = 'select reverses_id, min(id), max(id) from ledger_transactions where reverses_id is not null group by reverses_id having count(*) > 1 order by reverses_id';

    public function title(): string
    {
        return 'Reversals';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $after = 0;
        foreach ($rows->stretches(self::REVERSALS, 'r.id') as $stretch) {
            foreach ($stretch as [$id, $original, $found]) {
                if ($found === null || $original >= $id) {
                    $findings->add(ProblemKind::WrongReversal, "Ledger transaction {$id}", "an earlier ledger transaction {$original}, which it takes back", $found === null ? 'none' : 'a later one');
                }
            }
            $end = (int) $stretch[count($stretch) - 1][0];
            foreach ($rows->select(self::LEFT_OVER, [$after, $end, $after, $end]) as [$id, $original, $account, $cents]) {
                $findings->add(ProblemKind::WrongReversal, "Ledger transaction {$id}", "to undo ledger transaction {$original} on ledger account {$account}", Dollars::of((int) $cents).' left over');
            }
            $after = $end;
        }
        foreach ($rows->select(self::TWICE) as [$original, $first, $second]) {
            $findings->add(ProblemKind::WrongReversal, "Ledger transaction {$original}", 'to be taken back once', "ledger transactions {$first} and {$second} that both do");
        }
    }
}
