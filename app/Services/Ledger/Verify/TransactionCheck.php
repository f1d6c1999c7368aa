<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/** What people see of a transaction (status, amount, effect on the balance) is what its ledger transactions say. */
final readonly class TransactionCheck implements Check
{
    private const TRANSACTIONS = 'select id, type, status, amount_cents, effect_cents, source_type, source_id from transactions where {stretch}';

    /** Of each ledger transaction: what it did to available balances, and how much it moved in all. */
    private const POSTINGS = "select l.transaction_id, l.id, min(l.type), min(l.status), min(l.source_type), min(l.source_id),
        coalesce(sum(case when a.kind = 'available' then e.amount_cents else 0 end), 0), coalesce(sum(case when e.amount_cents > 0 then e.amount_cents else 0 end), 0)
        from ledger_transactions l left join ledger_entries e on e.ledger_transaction_id = l.id left join ledger_accounts a on a.id = e.ledger_account_id
        where l.transaction_id > ? and l.transaction_id <= ? group by l.transaction_id, l.id order by l.transaction_id, l.id";

    public function title(): string
    {
        return 'Transactions';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $after = 0;
        foreach ($rows->stretches(self::TRANSACTIONS) as $stretch) {
            $end = (int) $stretch[count($stretch) - 1][0];
            $postings = [];
            foreach ($rows->select(self::POSTINGS, [$after, $end]) as $posting) {
                $postings[$posting[0]][] = $posting;
            }
            foreach ($stretch as $row) {
                $this->look($row, $postings[$row[0]] ?? [], $findings);
                unset($postings[$row[0]]);
            }
            $this->orphans($postings, $findings);
            $after = $end;
        }
        $postings = [];
        foreach ($rows->select(self::POSTINGS, [$after, PHP_INT_MAX]) as $posting) {
            $postings[$posting[0]] = [$posting];
        }
        $this->orphans($postings, $findings);
    }

    /**
     * @param  list<mixed>  $row
     * @param  list<list<mixed>>  $postings
     */
    private function look(array $row, array $postings, Findings $findings): void
    {
        [$id, $type, $status, $amount, $effect, $sourceType, $sourceId] = $row;
        $name = "Transaction {$id} ({$sourceType} {$sourceId})";
        if ($postings === []) {
            $findings->add(ProblemKind::TransactionRow, $name, 'a ledger transaction that it came from', 'none');

            return;
        }
        $effects = 0;
        $moved = null;
        foreach ($postings as [, $ledgerId, $ledgerType, , $ledgerSource, $ledgerSourceId, $available, $total]) {
            if ($ledgerType !== $type || $ledgerSource !== $sourceType || $ledgerSourceId !== $sourceId) {
                $findings->add(ProblemKind::TransactionRow, "Ledger transaction {$ledgerId}", "a {$type} of {$sourceType} {$sourceId}, as transaction {$id} is", "a {$ledgerType} of {$ledgerSource} {$ledgerSourceId}");
            }
            $effects += (int) $available;
            $moved ??= (int) $total === 0 ? null : (int) $total;
        }
        if ($postings[0][1] !== $id) {
            $findings->add(ProblemKind::TransactionRow, $name, 'to begin with the ledger transaction of the same number', "ledger transaction {$postings[0][1]}");
        }
        $last = $postings[count($postings) - 1];
        if ($last[3] !== $status) {
            $findings->add(ProblemKind::TransactionStatus, $name, "status {$last[3]}, as in ledger transaction {$last[1]}", $status);
        }
        if ($effects !== $effect) {
            $findings->add(ProblemKind::TransactionEffect, $name, Dollars::of($effects).' on the available balance', Dollars::of($effect));
        }
        if ($amount <= 0 || ($moved !== null && $moved !== $amount)) {
            $findings->add(ProblemKind::TransactionAmount, $name, $moved === null ? 'an amount above $0.00' : Dollars::of($moved).', what it moved first', Dollars::of($amount));
        }
    }

    /** @param  array<int, list<list<mixed>>>  $postings  by transactions that are not there */
    private function orphans(array $postings, Findings $findings): void
    {
        foreach ($postings as $id => $list) {
            $findings->add(ProblemKind::TransactionRow, "Transaction {$id}", "to be there, for ledger transaction {$list[0][1]} is one of it", 'nothing');
        }
    }
}
