<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Services\Ledger\ChainHash;
use App\Support\Dollars;
use Generator;

/**
 * Every ledger transaction in its order: none missing, each sealed as it was written and chained to the one before it, its
 * entries in balance, and no entry beside them.
 *
 * After a fault the chain is taken up again from what the row itself says, so that one fault is told once.
 */
final class ChainCheck implements Check
{
    private const TRANSACTIONS = 'select id, transaction_id, idempotency_key, type, status, client_id, source_type, source_id, reverses_id, occurred_at, posted_at, content_hash, hash
        from ledger_transactions where {stretch}';

    private const ENTRIES = 'select ledger_transaction_id, ledger_account_id, amount_cents, occurred_at, id from ledger_entries
        where ledger_transaction_id > ? and ledger_transaction_id <= ? order by ledger_transaction_id, id';

    private int $lastId = 0;

    private string $hash = ChainHash::START;

    public function __construct(private readonly ?Anchor $anchor) {}

    public function title(): string
    {
        return 'Hash chain and sums';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        foreach ($rows->stretches(self::TRANSACTIONS) as $stretch) {
            $end = (int) $stretch[count($stretch) - 1][0];
            $entries = $rows->select(self::ENTRIES, [$this->lastId, $end]);
            foreach ($stretch as $row) {
                $this->look($row, $entries, $findings);
            }
            $this->stray($entries, PHP_INT_MAX, $findings);
        }
        $this->stray($rows->select(self::ENTRIES, [$this->lastId, PHP_INT_MAX]), PHP_INT_MAX, $findings);
        $this->compareEnd($rows, $findings);
        $findings->lastId = $this->lastId;
        $findings->hash = $this->hash;
    }

    /**
     * @param  list<mixed>  $row
     * @param  Generator<int, list<mixed>>  $entries  of this row on
     */
    private function look(array $row, Generator $entries, Findings $findings): void
    {
        [$id, $transactionId, $key, $type, $status, $clientId, $sourceType, $sourceId, $reversesId, $occurredAt, $postedAt, $content, $hash] = $row;
        $this->stray($entries, $id, $findings);
        $sides = [];
        $sum = 0;
        while ($entries->valid() && ($entry = $entries->current())[0] === $id) {
            $sides[] = [$entry[1], $entry[2]];
            $sum += $entry[2];
            if ($entry[3] !== $occurredAt) {
                $findings->add(ProblemKind::Altered, "Entry {$entry[4]} of ledger transaction {$id}", "the time {$occurredAt}", (string) $entry[3]);
            }
            $entries->next();
        }
        $findings->transactions++;
        $findings->entries += count($sides);

        $name = "Ledger transaction {$id} ({$key})";
        $found = ChainHash::content([
            'idempotency_key' => $key, 'type' => $type, 'status' => $status, 'client_id' => $clientId, 'source_type' => $sourceType, 'source_id' => $sourceId,
            'transaction_id' => $transactionId, 'reverses_id' => $reversesId, 'occurred_at' => $occurredAt, 'posted_at' => $postedAt,
        ], $sides);
        if ($found !== $content) {
            $findings->add(ProblemKind::Altered, $name, "the content that was sealed as {$this->short($content)}", "{$this->short($found)}: it or its entries were changed after it was posted");
        }
        if ($sum !== 0) {
            $findings->add(ProblemKind::Unbalanced, $name, 'entries that sum to $0.00', Dollars::of($sum));
        }
        $this->link($id, $name, $content, $hash, $findings);
    }

    private function link(int $id, string $name, string $content, string $hash, Findings $findings): void
    {
        if ($id !== $this->lastId + 1) {
            $this->gap($id, $findings);
        } elseif (($wanted = ChainHash::next($this->hash, $id, $content)) !== $hash) {
            $findings->add(ProblemKind::BrokenChain, $name, "hash {$this->short($wanted)}, which follows from the row before it", $this->short($hash));
        }
        $anchor = $this->anchor;
        if ($anchor !== null && $anchor->id === $id && $anchor->hash !== $hash) {
            $findings->add(ProblemKind::Rewritten, $name, "hash {$this->short($anchor->hash)}, as when it was checked at {$anchor->at} UTC", $this->short($hash));
        }
        $this->lastId = $id;
        $this->hash = $hash;
    }

    /**
     * Entries before that id, for which there is no ledger transaction.
     *
     * @param  Generator<int, list<mixed>>  $entries
     */
    private function stray(Generator $entries, int $before, Findings $findings): void
    {
        while ($entries->valid() && ($entry = $entries->current())[0] < $before) {
            $findings->entries++;
            $findings->add(ProblemKind::StrayEntry, "Entry {$entry[4]}", "a ledger transaction {$entry[0]}", 'none, with '.Dollars::of($entry[2])." on ledger account {$entry[1]}");
            $entries->next();
        }
    }

    /** What follows a missing row cannot be held against it. */
    private function gap(int $id, Findings $findings): void
    {
        $first = $this->lastId + 1;
        $last = $id - 1;
        $findings->add(ProblemKind::MissingRow, $first === $last ? "Ledger transaction {$first}" : "Ledger transactions {$first} to {$last}", 'to be there', 'nothing');
    }

    /** The ledger ends where its head says, and not before an earlier check ended. */
    private function compareEnd(LedgerRows $rows, Findings $findings): void
    {
        [$lastId, $hash] = $rows->all('select last_id, hash from ledger_chain where id = 1')[0] ?? [0, ''];
        if ($lastId !== $this->lastId) {
            $findings->add(ProblemKind::CutOff, 'The end of the ledger', "ledger transaction {$lastId}, as the head of the chain says", "ledger transaction {$this->lastId}");
        } elseif ($hash !== $this->hash) {
            $findings->add(ProblemKind::BrokenChain, 'The head of the chain', $this->short($this->hash), $this->short((string) $hash));
        }
        if ($this->anchor !== null && $this->anchor->id > $this->lastId) {
            $findings->add(ProblemKind::CutOff, 'The end of the ledger', "at least ledger transaction {$this->anchor->id}, which was checked at {$this->anchor->at} UTC", "ledger transaction {$this->lastId}");
        }
    }

    private function short(string $hash): string
    {
        return substr($hash, 0, 12).'…';
    }
}
