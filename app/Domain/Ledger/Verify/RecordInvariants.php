<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use App\Support\Dollars;

/** The rules between the ledger and the records that it was posted for: deposits, withdrawals, transfers, bonuses, adjustments and bets. */
final readonly class RecordInvariants
{
    /** Transactions of a record: the transaction's status by the record's, and where the record keeps the rest. */
    private const RECORDS = [
        'deposit' => [
            'table' => 'deposits',
            'rail' => 's.rail',
            'round' => 's.attempt',
            'required' => '1 = 1',
            'owned' => "s.status = 'approved'",
            'statuses' => [
                'pending' => 'pending',
                'matched' => 'pending',
                'approved' => 'completed',
                'rejected' => 'declined',
                'returned' => 'returned',
                'split' => 'cancelled',
                'bounced' => 'cancelled',
            ],
        ],
        'withdrawal' => [
            'table' => 'withdrawals',
            'required' => "s.held_at is not null or s.status <> 'pending'",
            'statuses' => [
                'pending' => 'pending',
                'checked' => 'pending',
                'approved' => 'pending',
                'paid' => 'completed',
                'failed' => 'returned',
                'cancelled' => 'cancelled',
                'declined' => 'declined',
            ],
        ],
        'transfer' => [
            'table' => 'transfers',
            'required' => 's.sent_at is not null',
            'statuses' => ['sent' => 'pending', 'confirmed' => 'completed', 'failed' => 'returned'],
        ],
        'bonus_claim' => [
            'table' => 'bonus_claims',
            'type' => "'bonus'",
            'required' => 's.credited_at is not null',
            'statuses' => ['credited' => 'completed', 'used' => 'completed', 'expired' => 'cancelled', 'reversed' => 'cancelled'],
        ],
        'adjustment' => [
            'table' => 'adjustments',
            'type' => 's.type',
            'amount' => 'abs(s.amount_cents)',
            'required' => '1 = 1',
            'statuses' => ['approved' => 'completed'],
        ],
    ];

    /** Each bet once, found by its first transaction. Bets without postings are part of the opening balances. */
    private const POSTED_BETS = "from (
            select f.source_id from transactions f where f.source_type = 'bet'
            and not exists (select 1 from transactions e where e.source_type = 'bet' and e.source_id = f.source_id and e.id < f.id)
        ) p join bets b on b.id = p.source_id";

    /** @return list<Invariant> */
    public static function all(): array
    {
        return [
            ...self::openAmounts(), ...array_map(self::record(...), array_keys(self::RECORDS)), self::bounced(), ...self::bets(),
        ];
    }

    /** @return list<Invariant> balances of open records */
    private static function openAmounts(): array
    {
        return [
            self::perClient(
                ProblemKind::Held,
                'held',
                "withdrawals s where s.status in ('pending', 'checked', 'approved') and s.held_at is not null",
                'open withdrawals',
            ),
            self::perClient(ProblemKind::Transit, 'transit', "transfers s where s.status = 'sent'", 'sent transfers'),
            new Invariant(ProblemKind::Suspense, "select x.expected, y.found from (
                    select coalesce(sum(d.amount_cents), 0) as expected from deposits d where d.status in ('pending', 'matched', 'rejected')
                ) x, (
                    select coalesce(sum(e.amount_cents), 0) as found from ledger_accounts a join ledger_entries e on e.ledger_account_id = a.id where a.kind = 'suspense'
                ) y where x.expected <> y.found",
                static fn (array $row): array => [
                    'Unallocated deposits',
                    Dollars::of((int) $row[0]).', the pending, matched and rejected deposits',
                    Dollars::of((int) $row[1]),
                ],
            ),
        ];
    }

    private static function perClient(ProblemKind $problem, string $account, string $open, string $name): Invariant
    {
        return new Invariant($problem, "select x.client_id, sum(x.expected), sum(x.found) from (
                select s.client_id, s.amount_cents as expected, 0 as found from {$open}
                union all select client_id, 0, balance_cents from ledger_accounts where kind = '{$account}'
            ) x group by x.client_id having sum(x.expected) <> sum(x.found) order by x.client_id",
            static fn (array $row): array => ["Client {$row[0]}", Dollars::of((int) $row[1]).", the {$name}", Dollars::of((int) $row[2])]);
    }

    private static function record(string $source): Invariant
    {
        $of = self::RECORDS[$source];
        ['table' => $table, 'statuses' => $statuses] = $of;
        [$type, $amount, $round, $owned, $rail] = [
            $of['type'] ?? "'{$source}'",
            $of['amount'] ?? 's.amount_cents',
            $of['round'] ?? '1',
            $of['owned'] ?? '1 = 1',
            $of['rail'] ?? 't.rail',
        ];
        $cases = implode(
            ' ',
            array_map(
                static fn (string $status, string $wanted): string => "when '{$status}' then '{$wanted}'",
                array_keys($statuses),
                $statuses,
            ),
        );
        $missing = "s.status in ('".implode("', '", array_keys($statuses))."') and ({$of['required']})";
        $name = ucfirst(str_replace('_', ' ', $source));

        return new Invariant(ProblemKind::Source, "select s.id, s.status, {$amount}, t.id, t.status, t.amount_cents, {$rail}, t.rail from {$table} s
            left join transactions t on t.source_type = '{$source}' and t.source_id = s.id and t.type = {$type} and t.round = {$round}
            where (t.id is null and {$missing}) or t.amount_cents <> {$amount} or t.status <> case s.status {$cases} else 'none' end
            or (t.client_id <> s.client_id and {$owned}) or t.rail <> {$rail} order by s.id",
            static fn (array $row): array => ["{$name} {$row[0]}", ...self::difference($row, $statuses[$row[1]] ?? null)]);
    }

    /**
     * @param  list<mixed>  $row
     * @return array{string, string}
     */
    private static function difference(array $row, ?string $wanted): array
    {
        [, $status, $amount, $transaction, $found, $foundAmount, $rail, $foundRail] = $row;

        return match (true) {
            $transaction === null => ['a transaction', 'none'],
            (int) $amount !== (int) $foundAmount => [Dollars::of((int) $amount)." in transaction {$transaction}", Dollars::of((int) $foundAmount)],
            $wanted === $found && $rail !== $foundRail => ["transaction {$transaction} by {$rail}", (string) $foundRail],
            $wanted === $found => ["transaction {$transaction} to have the same client", 'another client'],
            $wanted === null => ["no transaction while it is {$status}", "transaction {$transaction}"],
            default => ["transaction {$transaction} to be {$wanted}, because it is {$status}", (string) $found],
        };
    }

    /** A bounced deposit is the money of a failed withdrawal of the same amount, and a posting moved it there. */
    private static function bounced(): Invariant
    {
        // Not concatenated: the three databases have no common operator for that.
        $key = static fn (
            string $step,
        ): string => "replace(replace(replace('withdrawal:W:{$step}:D:A', 'W', cast(d.withdrawal_id as char(20))), 'D', cast(d.id as char(20))), 'A', cast(d.attempt as char(20)))";

        return new Invariant(ProblemKind::Source, "select x.* from (
                select d.id, d.status, d.amount_cents, d.withdrawal_id, w.status as withdrawal_status, w.amount_cents as withdrawal_cents, {$key('traced')} as posting_key,
                    (select count(*) from ledger_transactions l where l.idempotency_key in ({$key('traced')}, {$key('untraced')})) as postings
                from deposits d left join withdrawals w on w.id = d.withdrawal_id where d.status = 'bounced' or d.withdrawal_id is not null
            ) x where x.status <> 'bounced' or x.withdrawal_status is null or x.withdrawal_status <> 'failed' or x.amount_cents <> x.withdrawal_cents or x.postings <> 1 order by x.id",
            static fn (array $row): array => ["Deposit {$row[0]}", ...match (true) {
                $row[1] !== 'bounced' => ["no withdrawal while it is {$row[1]}", "withdrawal {$row[3]}"],
                $row[4] !== 'failed' => ['a withdrawal that failed', $row[4] === null ? 'none' : "withdrawal {$row[3]}, which is {$row[4]}"],
                (int) $row[2] !== (int) $row[5] => [Dollars::of((int) $row[2])." in withdrawal {$row[3]}", Dollars::of((int) $row[5])],
                default => ["ledger transaction {$row[6]}, not reversed", 'none'],
            }]);
    }

    /** @return list<Invariant> */
    private static function bets(): array
    {
        return [
            new Invariant(ProblemKind::Source, 'select b.id, b.status, b.stake_cents '.self::POSTED_BETS." where not exists (
                    select 1 from transactions t where t.source_type = 'bet' and t.source_id = b.id and t.amount_cents = b.stake_cents and t.client_id = b.client_id
                    and t.type = case when b.is_bonus then 'bonus_bet' when b.is_boosted then 'boosted_bet' else 'bet' end
                    and t.status = case b.status when 'open' then 'pending' when 'void' then 'cancelled' else 'completed' end
                ) order by b.id",
                static fn (array $row): array => [
                    "Bet {$row[0]}",
                    "a transaction of its client, kind and stake, {$row[1]} with ".Dollars::of((int) $row[2]),
                    'none',
                ],
            ),
            new Invariant(
                ProblemKind::Bookmakers,
                "select x.expected, y.found from (
                    select coalesce(sum(case b.status when 'void' then 0 when 'open' then b.stake_cents else b.stake_cents - coalesce(b.return_cents, 0) end), 0) as expected "
                    .self::POSTED_BETS."
                ) x, (
                    select coalesce(sum(e.amount_cents), 0) as found from ledger_accounts a join ledger_entries e on e.ledger_account_id = a.id where a.kind = 'bookmaker'
                ) y where x.expected <> y.found",
                static fn (array $row): array => [
                    'Bets',
                    Dollars::of((int) $row[0]).' at the bookmakers, the posted stakes less the returns',
                    Dollars::of((int) $row[1]),
                ],
            ),
        ];
    }
}
