<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Services\Ledger\ChainHash;
use App\Support\Dollars;

/**
 * Every ledger transaction in its order: none missing, each sealed as it was written and chained to the one before it, its
 * entries in balance, and no entry beside them.
 *
 * After a fault the chain is taken up again from what the row itself says, so that one fault is told once. Entries are read in
 * the order in which they were written, which is the order of their ledger transactions; where it is not, they are asked for.
 */
final class ChainCheck implements Check
{
    /** In the order in which they are sealed, after the id and the hashes. */
    private const COLUMNS = 'id, content_hash, hash, idempotency_key, type, status, client_id, source_type, source_id, transaction_id, reverses_id, occurred_at, posted_at';

    private const SEALED_FROM = 3;

    private const KEY = 3;

    private const TRANSACTION = 9;

    private const TIME = 11;

    private const ENTRIES = 'select ledger_transaction_id, ledger_account_id, amount_cents, occurred_at, id from ledger_entries where ';

    private int $lastId = 0;

    private string $hash = ChainHash::START;

    /** @var list<list<mixed>> entries that were read and not yet come to */
    private array $ahead = [];

    private int $at = 0;

    private int $lastEntry = 0;

    /** @var array<int, true> ledger transactions whose entries were found elsewhere */
    private array $judged = [];

    public function __construct(private readonly ?Anchor $anchor, private readonly EffectSum $effects) {}

    public function title(): string
    {
        return 'Hash chain and sums';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $this->effects->load($rows);
        foreach ($rows->stretches('select '.self::COLUMNS.' from ledger_transactions where {stretch}') as $stretch) {
            foreach ($stretch as $row) {
                $this->judge($row, $this->entriesOf($row, $rows, $findings), $rows, $findings);
                $this->link($row, $findings);
            }
        }
        while (($entry = $this->ahead[$this->at] ?? $this->next($rows)) !== null) {
            $this->at++;
            $this->displaced($entry, $rows, $findings);
        }
        $this->compareEnd($rows, $findings);
        $findings->lastId = $this->lastId;
        $findings->hash = $this->hash;
    }

    /**
     * @param  list<mixed>  $row
     * @return list<list<mixed>>
     */
    private function entriesOf(array $row, LedgerRows $rows, Findings $findings): array
    {
        $id = $row[0];
        $found = [];
        while (($entry = $this->ahead[$this->at] ?? $this->next($rows)) !== null && $entry[0] <= $id) {
            $this->at++;
            if ($entry[0] !== $id) {
                $this->displaced($entry, $rows, $findings);

                continue;
            }
            $found[] = $entry;
            $this->effects->entry($row[self::TRANSACTION], $entry[1], $entry[2]);
        }
        $findings->entries += count($found);
        $findings->transactions++;

        return $found;
    }

    /** @return list<mixed>|null the first entry of the next stretch */
    private function next(LedgerRows $rows): ?array
    {
        // After the last one there is nothing more to ask for.
        if ($this->lastEntry < PHP_INT_MAX) {
            $this->ahead = $rows->all(self::ENTRIES.'id > ? order by id limit '.LedgerRows::STRETCH, [$this->lastEntry]);
            $this->at = 0;
            $this->lastEntry = (int) ($this->ahead[count($this->ahead) - 1][4] ?? PHP_INT_MAX);
        }

        return $this->ahead[$this->at] ?? null;
    }

    /**
     * An entry that does not stand where its ledger transaction was posted.
     *
     * @param  list<mixed>  $entry
     */
    private function displaced(array $entry, LedgerRows $rows, Findings $findings): void
    {
        $this->effects->doubt();
        $findings->entries++;
        $row = $rows->all('select '.self::COLUMNS.' from ledger_transactions where id = ?', [(int) $entry[0]])[0] ?? null;
        if ($row === null) {
            $findings->add(ProblemKind::StrayEntry, "Entry {$entry[4]}", "a ledger transaction {$entry[0]}", 'none, with '.Dollars::of($entry[2])." on ledger account {$entry[1]}");
        } elseif (! isset($this->judged[$row[0]])) {
            $this->judge($row, [], $rows, $findings);
        }
    }

    /**
     * @param  list<mixed>  $row
     * @param  list<list<mixed>>  $entries
     */
    private function judge(array $row, array $entries, LedgerRows $rows, Findings $findings): void
    {
        $content = $row[1];
        $found = self::content($row, $entries);
        if ($found !== $content) {
            $entries = $rows->all(self::ENTRIES.'ledger_transaction_id = ? order by id', [$row[0]]);
            $found = self::content($row, $entries);
            $this->judged[$row[0]] = true;
            $this->effects->doubt();
        }
        if ($found !== $content) {
            $findings->add(ProblemKind::Altered, self::name($row), "the content that was sealed as {$this->short($content)}", "{$this->short($found)}: it or its entries were changed after it was posted");
        }
        $sum = 0;
        foreach ($entries as $entry) {
            $sum += $entry[2];
            if ($entry[3] !== $row[self::TIME]) {
                $findings->add(ProblemKind::Altered, "Entry {$entry[4]} of ledger transaction {$row[0]}", "the time {$row[self::TIME]}", (string) $entry[3]);
            }
        }
        if ($sum !== 0) {
            $findings->add(ProblemKind::Unbalanced, self::name($row), 'entries that sum to $0.00', Dollars::of($sum));
        }
    }

    /**
     * @param  list<mixed>  $row
     * @param  list<list<mixed>>  $entries
     */
    private static function content(array $row, array $entries): string
    {
        $sides = '';
        foreach ($entries as $entry) {
            $sides .= "{$entry[1]}:{$entry[2]},";
        }
        $parts = array_slice($row, self::SEALED_FROM);
        $parts[] = $sides;

        return ChainHash::sealed($parts);
    }

    /** @param  list<mixed>  $row */
    private function link(array $row, Findings $findings): void
    {
        [$id, $content, $hash] = $row;
        if ($id !== $this->lastId + 1) {
            $this->gap($id, $findings);
        } elseif (($wanted = ChainHash::next($this->hash, $id, $content)) !== $hash) {
            $findings->add(ProblemKind::BrokenChain, self::name($row), "hash {$this->short($wanted)}, which follows from the row before it", $this->short($hash));
        }
        $anchor = $this->anchor;
        if ($anchor !== null && $anchor->id === $id && $anchor->hash !== $hash) {
            $findings->add(ProblemKind::Rewritten, self::name($row), "hash {$this->short($anchor->hash)}, as when it was checked at {$anchor->at} UTC", $this->short($hash));
        }
        $this->lastId = $id;
        $this->hash = $hash;
    }

    /** @param  list<mixed>  $row */
    private static function name(array $row): string
    {
        return "Ledger transaction {$row[0]} ({$row[self::KEY]})";
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
