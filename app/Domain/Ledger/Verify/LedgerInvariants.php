<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use App\Enums\LedgerAccountKind;
use App\Support\Dollars;

/** The rules between ledger entries, ledger accounts, cached balances and transactions. The hash chain has its own check: {@see ChainCheck}. */
final readonly class LedgerInvariants
{
    private const ENTRY_SUMS = 'left join (select ledger_account_id, sum(amount_cents) as cents from ledger_entries group by ledger_account_id) e on e.ledger_account_id = a.id';

    /** @return list<Invariant> */
    public static function all(): array
    {
        return [...self::reversals(), ...self::balances(), ...self::transactions(), ...self::clients()];
    }

    /** @return list<Invariant> */
    private static function reversals(): array
    {
        $isMoved = "r.client_id <> o.client_id or exists (select 1 from merges m where m.subject_type = 'client' and m.winner_id = o.client_id and m.undone_at is not null)";

        return [
            new Invariant(
                ProblemKind::WrongReversal,
                'select r.id, r.reverses_id, o.id from ledger_transactions r left join ledger_transactions o on o.id = r.reverses_id
                where r.reverses_id is not null and (o.id is null or r.reverses_id >= r.id) order by r.id',
                static fn (array $row): array => [
                    "Ledger transaction {$row[0]}",
                    "an earlier ledger transaction {$row[1]} to reverse",
                    $row[2] === null ? 'none' : 'a later one',
                ],
            ),
            // After a merge, business of the other client is reversed on other accounts of the same kinds. After its undo the client may come
            // back through another merge, and then the two postings have the same client.
            new Invariant(ProblemKind::WrongReversal, "select p.id, p.reverses_id, min(a.id), sum(e.amount_cents) from (
                    select r.id, r.reverses_id, r.id as part, case when {$isMoved} then 1 else 0 end as is_moved
                        from ledger_transactions r join ledger_transactions o on o.id = r.reverses_id where {r.id}
                    union all select r.id, r.reverses_id, o.id, case when {$isMoved} then 1 else 0 end
                        from ledger_transactions r join ledger_transactions o on o.id = r.reverses_id where {r.id}
                ) p join ledger_entries e on e.ledger_transaction_id = p.part join ledger_accounts a on a.id = e.ledger_account_id
                group by p.id, p.reverses_id, a.kind, case when p.is_moved = 1 then 0 else a.id end having sum(e.amount_cents) <> 0 order by p.id",
                static fn (array $row): array => [
                    "Ledger transaction {$row[0]}",
                    "to undo ledger transaction {$row[1]} on ledger account {$row[2]}",
                    Dollars::of((int) $row[3]).' left over',
                ],
                'ledger_transactions',
            ),
            new Invariant(
                ProblemKind::WrongReversal,
                'select reverses_id, min(id), max(id) from ledger_transactions where reverses_id is not null group by reverses_id having count(*) > 1 order by reverses_id',
                static fn (array $row): array => [
                    "Ledger transaction {$row[0]}",
                    'one reversal',
                    "two, ledger transactions {$row[1]} and {$row[2]}",
                ],
            ),
        ];
    }

    /** @return list<Invariant> */
    private static function balances(): array
    {
        $ownKinds = self::kinds(static fn (LedgerAccountKind $kind): bool => ! $kind->isHouse());
        $kindsWithFloor = self::kinds(static fn (LedgerAccountKind $kind): bool => $kind->hasFloor());

        return [
            new Invariant(
                ProblemKind::AccountBalance,
                'select a.id, a.kind, a.client_id, a.balance_cents, coalesce(e.cents, 0) from ledger_accounts a '
                    .self::ENTRY_SUMS."
                where a.kind in ({$ownKinds}) and (a.balance_cents is null or a.balance_cents <> coalesce(e.cents, 0)) order by a.id",
                static fn (array $row): array => [
                    self::account($row),
                    Dollars::of((int) $row[4]).', the sum of its entries',
                    $row[3] === null ? 'no balance' : Dollars::of((int) $row[3]),
                ],
            ),
            new Invariant(
                ProblemKind::AccountBalance,
                "select id, kind, client_id, balance_cents from ledger_accounts where kind not in ({$ownKinds}) and balance_cents is not null order by id",
                static fn (array $row): array => [self::account($row), 'no stored balance', Dollars::of((int) $row[3])],
            ),
            new Invariant(
                ProblemKind::Overdrawn,
                'select a.id, a.kind, a.client_id, e.cents from ledger_accounts a '
                    .self::ENTRY_SUMS." where a.kind in ({$kindsWithFloor}) and e.cents < 0 order by a.id",
                static fn (array $row): array => [self::account($row), '$0.00 or more', Dollars::of((int) $row[3])],
            ),
            self::copy(ProblemKind::ClientBalance, 'available', 'clients', 'Client'),
            self::copy(ProblemKind::SiteBalance, 'site', 'site_accounts', 'Site account'),
        ];
    }

    private static function copy(ProblemKind $problem, string $kind, string $table, string $name): Invariant
    {
        return new Invariant(
            $problem,
            "select a.owner_id, o.balance_cents, coalesce(e.cents, 0) from ledger_accounts a left join {$table} o on o.id = a.owner_id "
                .self::ENTRY_SUMS."
            where a.kind = '{$kind}' and coalesce(o.balance_cents, 0) <> coalesce(e.cents, 0)
            union all select o.id, o.balance_cents, 0 from {$table} o
            where o.balance_cents <> 0 and not exists (select 1 from ledger_accounts a where a.kind = '{$kind}' and a.owner_id = o.id) order by 1",
            static fn (array $row): array => [
                "{$name} {$row[0]}",
                'a balance of '.Dollars::of((int) $row[2]).', as in the ledger',
                $row[1] === null ? 'no record' : Dollars::of((int) $row[1]),
            ],
        );
    }

    /** @return list<Invariant> */
    private static function transactions(): array
    {
        $amount = static fn (array $row): array => [
            self::transaction(array_values($row)),
            Dollars::of((int) $row[4]).' as in its first entries',
            Dollars::of((int) $row[3]),
        ];

        return [
            new Invariant(
                ProblemKind::TransactionRow,
                'select t.id, t.source_type, t.source_id, (select min(l.id) from ledger_transactions l where l.transaction_id = t.id) from transactions t
                where {t.id} and not exists (select 1 from ledger_transactions l where l.id = t.id and l.transaction_id = t.id) order by t.id',
                static fn (array $row): array => $row[3] === null
                    ? [self::transaction($row), 'a ledger transaction', 'none']
                    : [self::transaction($row), 'to start with the ledger transaction of the same number', "ledger transaction {$row[3]}"],
                'transactions'),
            new Invariant(ProblemKind::TransactionRow, 'select l.id, l.type, l.source_type, l.source_id, l.transaction_id, t.type, t.source_type, t.source_id
                from ledger_transactions l left join transactions t on t.id = l.transaction_id
                where {l.id} and (t.id is null or t.type <> l.type or t.source_type <> l.source_type or t.source_id <> l.source_id) order by l.id',
                static fn (array $row): array => $row[5] === null
                    ? ["Transaction {$row[4]}", "to exist because of ledger transaction {$row[0]}", 'nothing']
                    : ["Ledger transaction {$row[0]}", "a {$row[5]} of {$row[6]} {$row[7]}, like transaction {$row[4]}", "a {$row[1]} of {$row[2]} {$row[3]}"],
                'ledger_transactions'),
            new Invariant(ProblemKind::TransactionStatus, 'select x.id, x.source_type, x.source_id, x.status, x.last_status from (
                    select t.id, t.source_type, t.source_id, t.status,
                        (select l.status from ledger_transactions l where l.transaction_id = t.id order by l.id desc limit 1) as last_status
                    from transactions t where {t.id}
                ) x where x.last_status <> x.status order by x.id',
                static fn (array $row): array => [
                    self::transaction($row),
                    "status {$row[4]}, as in its last ledger transaction",
                    (string) $row[3],
                ],
                'transactions',
            ),
            new Invariant(
                ProblemKind::TransactionAmount,
                'select id, source_type, source_id, amount_cents from transactions where amount_cents <= 0 order by id',
                static fn (array $row): array => [self::transaction($row), 'an amount above $0.00', Dollars::of((int) $row[3])],
            ),
            // Most transactions move money with their first ledger transaction, which has their number.
            new Invariant(ProblemKind::TransactionAmount, 'select t.id, t.source_type, t.source_id, t.amount_cents, sum(e.amount_cents) from transactions t
                join ledger_entries e on e.ledger_transaction_id = t.id and e.amount_cents > 0 where {t.id}
                group by t.id, t.source_type, t.source_id, t.amount_cents having sum(e.amount_cents) <> t.amount_cents order by t.id',
                $amount, 'transactions'),
            new Invariant(ProblemKind::TransactionAmount, 'select x.id, x.source_type, x.source_id, x.amount_cents, sum(e.amount_cents) from (
                    select t.id, t.source_type, t.source_id, t.amount_cents,
                        (select min(l.id) from ledger_transactions l where l.transaction_id = t.id
                            and exists (select 1 from ledger_entries f where f.ledger_transaction_id = l.id)) as moved_by
                    from transactions t where {t.id} and not exists (select 1 from ledger_entries e where e.ledger_transaction_id = t.id)
                ) x join ledger_entries e on e.ledger_transaction_id = x.moved_by and e.amount_cents > 0
                group by x.id, x.source_type, x.source_id, x.amount_cents having sum(e.amount_cents) <> x.amount_cents order by x.id',
                $amount, 'transactions'),
            // "cross join" keeps SQLite in the order of the range; from the accounts it would read all their entries for each range.
            new Invariant(
                ProblemKind::TransactionEffect,
                "select t.id, t.source_type, t.source_id, t.effect_cents, coalesce(s.cents, 0) from transactions t left join (
                    select l.transaction_id, sum(e.amount_cents) as cents from ledger_transactions l cross join ledger_entries e cross join ledger_accounts a
                    where {l.transaction_id} and e.ledger_transaction_id = l.id and a.id = e.ledger_account_id and a.kind = 'available' group by l.transaction_id
                ) s on s.transaction_id = t.id where {t.id} and t.effect_cents <> coalesce(s.cents, 0) order by t.id",
                static fn (array $row): array => [
                    self::transaction(array_values($row)),
                    Dollars::of((int) $row[4]).' on the available balance',
                    Dollars::of((int) $row[3]),
                ],
                'transactions',
            ),
        ];
    }

    /** @return list<Invariant> */
    private static function clients(): array
    {
        return [
            new Invariant(ProblemKind::ClientEffects, 'select c.id, c.balance_cents, coalesce(t.cents, 0) from clients c
                left join (select client_id, sum(effect_cents) as cents from transactions where client_id is not null group by client_id) t on t.client_id = c.id
                where c.balance_cents <> coalesce(t.cents, 0) order by c.id',
                static fn (array $row): array => [
                    "Client {$row[0]}",
                    'transactions that add up to the balance of '.Dollars::of((int) $row[1]),
                    'transactions of '.Dollars::of((int) $row[2]),
                ],
            ),
            new Invariant(
                ProblemKind::ClientEffects,
                'select id, effect_cents from transactions where client_id is null and effect_cents <> 0 order by id',
                static fn (array $row): array => [
                    "Transaction {$row[0]}",
                    'a client, because it changed a balance by '.Dollars::of((int) $row[1]),
                    'none',
                ],
            ),
        ];
    }

    /** @param  callable(LedgerAccountKind): bool  $isWanted */
    private static function kinds(callable $isWanted): string
    {
        return implode(', ', array_map(static fn (LedgerAccountKind $kind): string => "'{$kind->value}'", array_filter(LedgerAccountKind::cases(), $isWanted)));
    }

    /** @param  list<mixed>  $row */
    private static function account(array $row): string
    {
        $kind = LedgerAccountKind::from($row[1]);

        return "Ledger account {$row[0]} ({$kind->label()}".($kind->isHouse() ? ')' : ", client {$row[2]})");
    }

    /** @param  list<mixed>  $row */
    private static function transaction(array $row): string
    {
        return "Transaction {$row[0]} ({$row[1]} {$row[2]})";
    }
}
