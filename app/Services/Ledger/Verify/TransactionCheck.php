<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/** What people see of a transaction (status, amount, effect on the balance) is what its ledger transactions say. */
final readonly class TransactionCheck implements Check
{
    private const STRETCH = 'from transactions t where t.id > ? and t.id <= ?';

    /** The database looks; only what is wrong comes back. */
    private const NOT_BEGUN = 'select t.id, t.source_type, t.source_id, (select min(l.id) from ledger_transactions l where l.transaction_id = t.id) '.self::STRETCH.'
        and not exists (select 1 from ledger_transactions l where l.id = t.id and l.transaction_id = t.id) order by t.id';

    private const STATUSES = 'select x.id, x.source_type, x.source_id, x.status, x.last_status from (
            select t.id, t.source_type, t.source_id, t.status, (select l.status from ledger_transactions l where l.transaction_id = t.id order by l.id desc limit 1) as last_status '.self::STRETCH.'
        ) x where x.last_status <> x.status order by x.id';

    /** By the first ledger transaction that moves money, which mostly is the very first. */
    private const AMOUNTS = 'select t.id, t.source_type, t.source_id, t.amount_cents, sum(e.amount_cents) from transactions t
        join ledger_entries e on e.ledger_transaction_id = t.id and e.amount_cents > 0 where t.id > ? and t.id <= ?
        group by t.id, t.source_type, t.source_id, t.amount_cents having sum(e.amount_cents) <> t.amount_cents order by t.id';

    private const LATER_AMOUNTS = 'select x.id, x.source_type, x.source_id, x.amount_cents, sum(e.amount_cents) from (
            select t.id, t.source_type, t.source_id, t.amount_cents,
                (select min(l.id) from ledger_transactions l where l.transaction_id = t.id and exists (select 1 from ledger_entries f where f.ledger_transaction_id = l.id)) as moved_by '.self::STRETCH.'
                and not exists (select 1 from ledger_entries e where e.ledger_transaction_id = t.id)
        ) x join ledger_entries e on e.ledger_transaction_id = x.moved_by and e.amount_cents > 0
        group by x.id, x.source_type, x.source_id, x.amount_cents having sum(e.amount_cents) <> x.amount_cents order by x.id';

    private const EFFECTS = "select x.id, x.source_type, x.source_id, x.effect_cents, x.effect from (
            select t.id, t.source_type, t.source_id, t.effect_cents, coalesce((
                select sum(e.amount_cents) from ledger_transactions l join ledger_entries e on e.ledger_transaction_id = l.id
                join ledger_accounts a on a.id = e.ledger_account_id and a.kind = 'available' where l.transaction_id = t.id
            ), 0) as effect ".self::STRETCH.'
        ) x where x.effect <> x.effect_cents order by x.id';

    private const OTHERS = 'select l.id, l.type, l.source_type, l.source_id, l.transaction_id, t.type, t.source_type, t.source_id from ledger_transactions l
        left join transactions t on t.id = l.transaction_id
        where l.id > ? and l.id <= ? and (t.id is null or t.type <> l.type or t.source_type <> l.source_type or t.source_id <> l.source_id) order by l.id';

    public function __construct(private EffectSum $effects) {}

    public function title(): string
    {
        return 'Transactions';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $after = 0;
        foreach ($rows->stretches('select id, effect_cents, amount_cents, source_type, source_id from transactions where {stretch}') as $stretch) {
            foreach ($stretch as [$id, $effect, $amount, $source, $sourceId]) {
                $this->effects->transaction($id, $effect);
                if ($amount <= 0) {
                    $findings->add(ProblemKind::TransactionAmount, $this->name([$id, $source, $sourceId]), 'an amount above $0.00', Dollars::of($amount));
                }
            }
            $end = (int) $stretch[count($stretch) - 1][0];
            $this->look($rows, [$after, $end], $findings);
            $after = $end;
        }
        if (! $this->effects->agrees()) {
            $this->lookAtEffects($rows, $findings);
        }
        $this->lookAtOthers($rows, $findings);
    }

    /** @param  array{int, int}  $stretch */
    private function look(LedgerRows $rows, array $stretch, Findings $findings): void
    {
        foreach ($rows->all(self::NOT_BEGUN, $stretch) as $row) {
            $findings->add(ProblemKind::TransactionRow, $this->name($row), $row[3] === null ? 'a ledger transaction that it came from' : 'to begin with the ledger transaction of the same number', $row[3] === null ? 'none' : "ledger transaction {$row[3]}");
        }
        foreach ($rows->all(self::STATUSES, $stretch) as $row) {
            $findings->add(ProblemKind::TransactionStatus, $this->name($row), "status {$row[4]}, as in its last ledger transaction", (string) $row[3]);
        }
        foreach ([self::AMOUNTS, self::LATER_AMOUNTS] as $sql) {
            foreach ($rows->all($sql, $stretch) as $row) {
                $findings->add(ProblemKind::TransactionAmount, $this->name($row), Dollars::of((int) $row[4]).', what it moved first', Dollars::of($row[3]));
            }
        }
    }

    private function lookAtEffects(LedgerRows $rows, Findings $findings): void
    {
        $after = 0;
        foreach ($rows->stretches('select id from transactions where {stretch}') as $stretch) {
            $end = (int) $stretch[count($stretch) - 1][0];
            foreach ($rows->all(self::EFFECTS, [$after, $end]) as $row) {
                $findings->add(ProblemKind::TransactionEffect, $this->name($row), Dollars::of((int) $row[4]).' on the available balance', Dollars::of($row[3]));
            }
            $after = $end;
        }
    }

    /** Ledger transactions of no transaction, or of another kind than theirs. */
    private function lookAtOthers(LedgerRows $rows, Findings $findings): void
    {
        $last = $rows->int('select max(id) from ledger_transactions');
        for ($after = 0; $after < $last; $after += LedgerRows::STRETCH) {
            foreach ($rows->all(self::OTHERS, [$after, $after + LedgerRows::STRETCH]) as [$id, $type, $source, $sourceId, $transaction, $wantedType, $wantedSource, $wantedId]) {
                $wantedType === null
                    ? $findings->add(ProblemKind::TransactionRow, "Transaction {$transaction}", "to be there, for ledger transaction {$id} is one of it", 'nothing')
                    : $findings->add(ProblemKind::TransactionRow, "Ledger transaction {$id}", "a {$wantedType} of {$wantedSource} {$wantedId}, as transaction {$transaction} is", "a {$type} of {$source} {$sourceId}");
            }
        }
    }

    /** @param  list<mixed>  $row */
    private function name(array $row): string
    {
        return "Transaction {$row[0]} ({$row[1]} {$row[2]})";
    }
}
