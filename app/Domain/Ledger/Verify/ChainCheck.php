<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use App\Domain\Ledger\ChainHash;
use App\Models\LedgerVerification;
use App\Support\Dollars;

/**
 * Reads every ledger transaction in order: none is missing, each has the hashes of its content and of the row before it, and its
 * entries balance. After a fault the chain continues from the stored hash, so one fault is reported once.
 *
 * Entries are read by id, which is the order of their ledger transactions; an entry out of that order has its transaction's read again.
 */
final class ChainCheck
{
    /** Hashed in this order, after the id and the hashes. */
    private const COLUMNS = 'id, content_hash, hash, idempotency_key, type, status, client_id, source_type, source_id, transaction_id, reverses_id, occurred_at, posted_at';

    private const HASHED_FROM = 3;

    private const KEY = 3;

    private const TIME = 11;

    private const ENTRIES = 'select ledger_transaction_id, ledger_account_id, amount_cents, occurred_at, id from ledger_entries where ';

    private int $lastId = 0;

    private string $hash = ChainHash::START;

    /** @var list<list<mixed>> entries of the range that was read last */
    private array $ahead = [];

    private int $at = 0;

    private int $lastEntry = 0;

    /** @var array<int, true> ledger transactions whose entries are out of order */
    private array $readAgain = [];

    /** @param  LedgerVerification|null  $anchor  the last verification without problems: the chain must still lead through its end */
    public function __construct(private readonly LedgerRows $rows, private readonly Findings $findings, private readonly ?LedgerVerification $anchor) {}

    public function run(): void
    {
        $sql = 'select '.self::COLUMNS.' from ledger_transactions where id > ? order by id limit '.LedgerRows::RANGE;
        while (($range = $this->rows->all($sql, [$this->lastId])) !== []) {
            foreach ($range as $row) {
                $this->checkContent($row, $this->entriesOf($row[0]));
                $this->checkLink($row);
            }
        }
        while (($entry = $this->nextEntry()) !== null) {
            $this->at++;
            $this->outOfOrder($entry);
        }
        $this->checkEnd();
        $this->findings->lastId = $this->lastId;
        $this->findings->hash = $this->hash;
    }

    /** @return list<list<mixed>> */
    private function entriesOf(int $id): array
    {
        $found = [];
        while (($entry = $this->ahead[$this->at] ?? $this->nextEntry()) !== null && $entry[0] <= $id) {
            $this->at++;
            if ($entry[0] === $id) {
                $found[] = $entry;
            } else {
                $this->outOfOrder($entry);
            }
        }
        $this->findings->entries += count($found);
        $this->findings->transactions++;

        return $found;
    }

    /** @return list<mixed>|null */
    private function nextEntry(): ?array
    {
        if (! isset($this->ahead[$this->at]) && $this->lastEntry < PHP_INT_MAX) {
            $this->ahead = $this->rows->all(self::ENTRIES.'id > ? order by id limit '.LedgerRows::RANGE, [$this->lastEntry]);
            $this->at = 0;
            $this->lastEntry = (int) ($this->ahead[count($this->ahead) - 1][4] ?? PHP_INT_MAX);
        }

        return $this->ahead[$this->at] ?? null;
    }

    /** @param  list<mixed>  $entry */
    private function outOfOrder(array $entry): void
    {
        $this->findings->entries++;
        $row = $this->rows->all('select '.self::COLUMNS.' from ledger_transactions where id = ?', [(int) $entry[0]])[0] ?? null;
        if ($row === null) {
            $this->findings->add(
                ProblemKind::StrayEntry,
                "Entry {$entry[4]}",
                "a ledger transaction {$entry[0]}",
                'none, with '.Dollars::of($entry[2])." on ledger account {$entry[1]}",
            );
        } elseif (! isset($this->readAgain[$row[0]])) {
            $this->checkContent($row, []);
        }
    }

    /**
     * @param  list<mixed>  $row
     * @param  list<list<mixed>>  $entries
     */
    private function checkContent(array $row, array $entries): void
    {
        $found = self::contentHash($row, $entries);
        if ($found !== $row[1]) {
            $entries = $this->rows->all(self::ENTRIES.'ledger_transaction_id = ? order by id', [$row[0]]);
            $found = self::contentHash($row, $entries);
            $this->readAgain[$row[0]] = true;
        }
        if ($found !== $row[1]) {
            $this->findings->add(
                ProblemKind::Altered,
                self::name($row),
                'content with the hash '.self::short($row[1]),
                self::short($found).', because the row or its entries were changed',
            );
        }
        $sum = 0;
        foreach ($entries as $entry) {
            $sum += $entry[2];
            if ($entry[3] !== $row[self::TIME]) {
                $this->findings->add(
                    ProblemKind::Altered,
                    "Entry {$entry[4]} of ledger transaction {$row[0]}",
                    "the time {$row[self::TIME]}",
                    (string) $entry[3],
                );
            }
        }
        if ($sum !== 0) {
            $this->findings->add(ProblemKind::Unbalanced, self::name($row), 'entries that sum to $0.00', Dollars::of($sum));
        }
    }

    /**
     * @param  list<mixed>  $row
     * @param  list<list<mixed>>  $entries
     */
    private static function contentHash(array $row, array $entries): string
    {
        $sides = '';
        foreach ($entries as $entry) {
            $sides .= "{$entry[1]}:{$entry[2]},";
        }
        $parts = array_slice($row, self::HASHED_FROM);
        $parts[] = $sides;

        return ChainHash::sealed($parts);
    }

    /** @param  list<mixed>  $row */
    private function checkLink(array $row): void
    {
        [$id, $content, $hash] = $row;
        $first = $this->lastId + 1;
        $anchor = $this->anchor;
        if ($id !== $first) {
            $this->findings->add(
                ProblemKind::MissingRow,
                $first === $id - 1 ? "Ledger transaction {$first}" : "Ledger transactions {$first} to ".($id - 1),
                'to exist',
                'nothing',
            );
        } elseif (($wanted = ChainHash::next($this->hash, $id, $content)) !== $hash) {
            $this->findings->add(
                ProblemKind::BrokenChain,
                self::name($row),
                'the hash '.self::short($wanted).', which follows from the row before it',
                self::short($hash),
            );
        }
        if ($anchor !== null && $anchor->last_ledger_transaction_id === $id && $anchor->last_hash !== $hash) {
            $this->findings->add(
                ProblemKind::Rewritten,
                self::name($row),
                'the hash '.self::short($anchor->last_hash).', as verified at '.self::time($anchor),
                self::short($hash),
            );
        }
        $this->lastId = $id;
        $this->hash = $hash;
    }

    private function checkEnd(): void
    {
        [$lastId, $hash] = $this->rows->all('select last_id, hash from ledger_chain where id = 1')[0] ?? [0, ''];
        if ($lastId !== $this->lastId) {
            $this->findings->add(
                ProblemKind::CutOff,
                'The end of the ledger',
                "ledger transaction {$lastId}, as in ledger_chain",
                "ledger transaction {$this->lastId}",
            );
        } elseif ($hash !== $this->hash) {
            $this->findings->add(ProblemKind::BrokenChain, 'The head of the chain', self::short($this->hash), self::short((string) $hash));
        }
        if ($this->anchor !== null && $this->anchor->last_ledger_transaction_id > $this->lastId) {
            $this->findings->add(
                ProblemKind::CutOff,
                'The end of the ledger',
                "at least ledger transaction {$this->anchor->last_ledger_transaction_id}, verified at "
                    .self::time($this->anchor),
                "ledger transaction {$this->lastId}",
            );
        }
    }

    /** @param  list<mixed>  $row */
    private static function name(array $row): string
    {
        return "Ledger transaction {$row[0]} ({$row[self::KEY]})";
    }

    private static function short(string $hash): string
    {
        return substr($hash, 0, 12).'…';
    }

    private static function time(LedgerVerification $verification): string
    {
        return $verification->finished_at?->format('Y-m-d H:i').' UTC';
    }
}
