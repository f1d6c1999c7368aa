<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/** Deposits, withdrawals and transfers stand as their transactions do, with the same amount. */
final readonly class SourceCheck implements Check
{
    private const SOURCES = [
        'deposit' => ['table' => 'deposits', 'round' => 's.attempt', 'statuses' => [
            'pending' => 'pending', 'matched' => 'pending', 'approved' => 'completed', 'rejected' => 'declined', 'returned' => 'returned', 'split' => 'cancelled',
        ]],
        'withdrawal' => ['table' => 'withdrawals', 'round' => '1', 'statuses' => [
            'pending' => 'pending', 'checked' => 'pending', 'approved' => 'pending', 'paid' => 'completed', 'failed' => 'returned', 'cancelled' => 'cancelled', 'declined' => 'declined',
        ]],
        'transfer' => ['table' => 'transfers', 'round' => '1', 'statuses' => ['sent' => 'pending', 'confirmed' => 'completed', 'failed' => 'returned']],
    ];

    public function title(): string
    {
        return 'Deposits, withdrawals, transfers';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        foreach (self::SOURCES as $source => ['table' => $table, 'round' => $round, 'statuses' => $statuses]) {
            foreach ($rows->select($this->wrong($source, $table, $round, $statuses)) as [$id, $status, $amount, $transaction, $found, $foundAmount]) {
                $name = ucfirst($source)." {$id}";
                $wanted = $statuses[$status] ?? null;
                match (true) {
                    $transaction === null => $findings->add(ProblemKind::Source, $name, 'a transaction of its last round', 'none'),
                    $amount !== $foundAmount => $findings->add(ProblemKind::Source, $name, Dollars::of($amount)." in transaction {$transaction}", Dollars::of($foundAmount)),
                    default => $findings->add(ProblemKind::Source, $name, $wanted === null ? "no transaction while it is {$status}" : "transaction {$transaction} to be {$wanted}, since it is {$status}", $wanted === null ? "transaction {$transaction}" : $found),
                };
            }
        }
    }

    /** @param  array<string, string>  $statuses  of a transaction, by the source's */
    private function wrong(string $source, string $table, string $round, array $statuses): string
    {
        $cases = implode(' ', array_map(static fn (string $status, string $wanted): string => "when '{$status}' then '{$wanted}'", array_keys($statuses), $statuses));

        return "select s.id, s.status, s.amount_cents, t.id, t.status, t.amount_cents from {$table} s
            left join transactions t on t.source_type = '{$source}' and t.source_id = s.id and t.type = '{$source}' and t.round = {$round}
            where (t.id is null and {$round} > 1) or t.amount_cents <> s.amount_cents or t.status <> case s.status {$cases} else 'none' end order by s.id";
    }
}
