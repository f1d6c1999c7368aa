<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/**
 * What is money stands as its transactions do, with the same amount and whose it is. Deposits, adjustments and withdrawals whose
 * money is held all have a transaction; transfers and bonuses that ended before the ledger have none.
 */
final readonly class SourceCheck implements Check
{
    private const SOURCES = [
        'deposit' => ['table' => 'deposits', 'rail' => 's.rail', 'round' => 's.attempt', 'kept' => '1 = 1', 'owned' => "s.status = 'approved'", 'statuses' => [
            'pending' => 'pending', 'matched' => 'pending', 'approved' => 'completed', 'rejected' => 'declined', 'returned' => 'returned', 'split' => 'cancelled', 'bounced' => 'cancelled',
        ]],
        'withdrawal' => ['table' => 'withdrawals', 'kept' => "s.held_at is not null or s.status <> 'pending'", 'statuses' => [
            'pending' => 'pending', 'checked' => 'pending', 'approved' => 'pending', 'paid' => 'completed', 'failed' => 'returned', 'cancelled' => 'cancelled', 'declined' => 'declined',
        ]],
        'transfer' => ['table' => 'transfers', 'statuses' => ['sent' => 'pending', 'confirmed' => 'completed', 'failed' => 'returned']],
        'bonus_claim' => ['table' => 'bonus_claims', 'type' => "'bonus'", 'statuses' => ['credited' => 'completed', 'used' => 'completed', 'expired' => 'cancelled', 'reversed' => 'cancelled']],
        'adjustment' => ['table' => 'adjustments', 'type' => 's.type', 'amount' => 'abs(s.amount_cents)', 'kept' => '1 = 1', 'statuses' => ['approved' => 'completed']],
    ];

    public function title(): string
    {
        return 'Deposits, withdrawals, transfers, bonuses, adjustments';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        foreach (self::SOURCES as $source => $of) {
            foreach ($rows->select(self::wrong($source, $of)) as [$id, $status, $amount, $transaction, $found, $foundAmount, $rail, $foundRail]) {
                $name = ucfirst(str_replace('_', ' ', $source))." {$id}";
                $wanted = $of['statuses'][$status] ?? null;
                match (true) {
                    $transaction === null => $findings->add(ProblemKind::Source, $name, 'a transaction of its last round', 'none'),
                    $amount !== $foundAmount => $findings->add(ProblemKind::Source, $name, Dollars::of($amount)." in transaction {$transaction}", Dollars::of($foundAmount)),
                    $wanted === $found && $rail !== $foundRail => $findings->add(ProblemKind::Source, $name, "transaction {$transaction} by {$rail}", (string) $foundRail),
                    $wanted === $found => $findings->add(ProblemKind::Source, $name, "transaction {$transaction} to be its client’s", 'another client'),
                    default => $findings->add(ProblemKind::Source, $name, $wanted === null ? "no transaction while it is {$status}" : "transaction {$transaction} to be {$wanted}, since it is {$status}", $wanted === null ? "transaction {$transaction}" : $found),
                };
            }
        }
    }

    /** @param  array{table: string, statuses: array<string, string>, type?: string, amount?: string, round?: string, rail?: string, kept?: string, owned?: string}  $of  statuses of a transaction, by the source's */
    private static function wrong(string $source, array $of): string
    {
        ['table' => $table, 'statuses' => $statuses] = $of;
        [$type, $amount, $round, $owned] = [$of['type'] ?? "'{$source}'", $of['amount'] ?? 's.amount_cents', $of['round'] ?? '1', $of['owned'] ?? '1 = 1'];
        $rail = $of['rail'] ?? 't.rail';
        $cases = implode(' ', array_map(static fn (string $status, string $wanted): string => "when '{$status}' then '{$wanted}'", array_keys($statuses), $statuses));
        $missing = isset($of['kept']) ? "s.status in ('".implode("', '", array_keys($statuses))."') and ({$of['kept']})" : '1 = 0';

        return "select s.id, s.status, {$amount}, t.id, t.status, t.amount_cents, {$rail}, t.rail from {$table} s
            left join transactions t on t.source_type = '{$source}' and t.source_id = s.id and t.type = {$type} and t.round = {$round}
            where (t.id is null and {$missing}) or t.amount_cents <> {$amount} or t.status <> case s.status {$cases} else 'none' end
            or (t.client_id <> s.client_id and {$owned}) or t.rail <> {$rail} order by s.id";
    }
}
