<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/** What stands as a payment of ours that came back names one that failed, of the same amount, whose failure took the money. */
final readonly class BouncedCheck implements Check
{
    private const NAMED = "select d.id, d.status, d.attempt, d.amount_cents, d.withdrawal_id, w.status, w.amount_cents from deposits d left join withdrawals w on w.id = d.withdrawal_id
        where d.status = 'bounced' or d.withdrawal_id is not null order by d.id";

    private const TRACED = 'select count(*) from ledger_transactions where idempotency_key in (?, ?)';

    public function title(): string
    {
        return 'Payments that came back';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        foreach ($rows->all(self::NAMED) as [$id, $status, $attempt, $amount, $withdrawal, $ended, $paid]) {
            $keys = ["withdrawal:{$withdrawal}:traced:{$id}:{$attempt}", "withdrawal:{$withdrawal}:untraced:{$id}:{$attempt}"];
            match (true) {
                $status !== 'bounced' => $findings->add(ProblemKind::Source, "Deposit {$id}", "no withdrawal while it is {$status}", "withdrawal {$withdrawal}"),
                $ended !== 'failed' => $findings->add(ProblemKind::Source, "Deposit {$id}", 'a withdrawal that failed', $ended === null ? 'none' : "withdrawal {$withdrawal}, which is {$ended}"),
                $amount !== $paid => $findings->add(ProblemKind::Source, "Deposit {$id}", Dollars::of((int) $amount)." of withdrawal {$withdrawal}", Dollars::of((int) $paid)),
                // Only the first of the two: the second takes it back.
                $rows->int(self::TRACED, $keys) !== 1 => $findings->add(ProblemKind::Source, "Deposit {$id}", "ledger transaction {$keys[0]}, not taken back", 'none'),
                default => null,
            };
        }
    }
}
