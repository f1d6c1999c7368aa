<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Infrastructure\Database\PreparedSql;
use LogicException;
use stdClass;

/**
 * The double-entry ledger: append-only, balanced, idempotent by key, chained by hash. Nothing else writes its tables.
 *
 * Call it inside the transaction of the change, after everything else that it locks: clients, then deposits, withdrawals and
 * the like, then this. It holds the end of the chain until that transaction ends, so what is posted together goes into one call,
 * and every client that the transaction touches is locked before its first call (docs/decisions/0023).
 */
final readonly class Ledger
{
    private const ROWS_A_STATEMENT = 500;

    private const HEAD = 'select last_id, hash from ledger_chain where id = 1';

    public function __construct(private LedgerAccountRepository $accounts, private TransactionProjector $transactions, private PreparedSql $sql) {}

    /**
     * Throws {@see InsufficientFundsException} when a client would be overdrawn and {@see PostingKeyReusedException} when a key stands for something else;
     * then nothing is posted.
     *
     * @return list<PostedTransaction> in the order of the postings
     */
    public function post(Posting ...$postings): array
    {
        $postings = array_values($postings);
        if ($this->sql->attach()->transactionLevel() === 0) {
            throw new LogicException('Money is posted inside the transaction of its reason.');
        }
        $this->hold($postings);
        // The migration made it.
        [$head] = $this->sql->select(self::HEAD.$this->sql->forUpdate);

        $posted = $this->known($postings);
        $new = array_values(array_filter($postings, static fn (Posting $posting): bool => ! isset($posted[$posting->key])));
        if ($new !== []) {
            $posted = [...$posted, ...$this->append($new, (int) $head->last_id, $head->hash)];
        }

        return array_map(static fn (Posting $posting): PostedTransaction => $posted[$posting->key], $postings);
    }

    /** As `posted`, of one key. */
    public function isPosted(string $key, int $clientId): bool
    {
        return $this->posted([$key], [$clientId]) !== [];
    }

    /**
     * Under which of the keys something stands, by this transaction or by one that has committed. It holds the clients and the end
     * of the chain once for all of them, as a posting does: a plain read of MariaDB's snapshot would not see what was committed since.
     *
     * @param  list<string>  $keys
     * @param  list<int>  $clientIds
     * @return array<string, true> by key
     */
    public function posted(array $keys, array $clientIds): array
    {
        if ($keys === []) {
            return [];
        }
        if ($this->sql->attach()->getDriverName() !== 'sqlite') {
            $this->lock('clients', $clientIds);
            $this->sql->select(self::HEAD.$this->sql->forUpdate);
        }

        $posted = [];
        foreach (array_chunk($keys, self::ROWS_A_STATEMENT) as $chunk) {
            $places = implode(', ', array_fill(0, count($chunk), '?'));
            foreach ($this->sql->select("select idempotency_key from ledger_transactions where idempotency_key in ({$places})".$this->sql->forShare, $chunk) as $row) {
                $posted[$row->idempotency_key] = true;
            }
        }

        return $posted;
    }

    /**
     * Whoever waits for the chain holds no row that its holder still wants.
     *
     * @param  list<Posting>  $postings
     */
    private function hold(array $postings): void
    {
        if ($this->sql->forUpdate === '') {
            return;
        }
        $clients = $sites = [];
        foreach ($postings as $posting) {
            $clients[] = $posting->clientId;
            foreach ($posting->entries as $entry) {
                $clients[] = $entry->account->clientId;
                $sites[] = $entry->account->kind === LedgerAccountKind::Site ? $entry->account->ownerId : null;
            }
        }
        $this->lock('clients', $clients);
        $this->lock('site_accounts', $sites);
    }

    /** @param  list<int|null>  $ids */
    private function lock(string $table, array $ids): void
    {
        $ids = array_unique(array_filter($ids));
        if ($ids !== []) {
            $values = [];
            $this->sql->select("select id from {$table} where id ".PreparedSql::in($ids, $values).' order by id for update', $values);
        }
    }

    /**
     * @param  list<Posting>  $postings
     * @return array<string, PostedTransaction> by key
     */
    private function known(array $postings): array
    {
        $keys = array_values(array_unique(array_map(static fn (Posting $posting): string => $posting->key, $postings)));
        $known = [];
        foreach (array_chunk($keys, self::ROWS_A_STATEMENT) as $chunk) {
            $places = implode(', ', array_fill(0, count($chunk), '?'));
            // Locked, because a plain read of MariaDB's snapshot does not see what was committed since.
            foreach ($this->sql->select("select id, transaction_id, idempotency_key, type, status, source_type, source_id from ledger_transactions where idempotency_key in ({$places})".$this->sql->forShare, $chunk) as $row) {
                $known[$row->idempotency_key] = $row;
            }
        }
        foreach ($postings as $posting) {
            if (isset($known[$posting->key]) && ! KnownPosting::isSame($posting, $known[$posting->key])) {
                throw new PostingKeyReusedException($posting->key);
            }
        }

        return array_map(static fn (stdClass $row): PostedTransaction => new PostedTransaction((int) $row->id, (int) $row->transaction_id, isNew: false), $known);
    }

    /**
     * @param  list<Posting>  $postings
     * @return array<string, PostedTransaction> by key
     */
    private function append(array $postings, int $lastId, string $hash): array
    {
        $wanted = [];
        foreach ($postings as $posting) {
            foreach ($posting->entries as $entry) {
                $wanted[$entry->account->key()] = $entry->account;
            }
        }
        $accounts = $wanted === [] ? [] : $this->accounts->open($wanted);
        $transactionIds = $this->transactions->known($postings);
        $takenBack = $this->takenBack($postings);

        $now = now()->format('Y-m-d H:i:s');
        $posted = $firsts = $byTransaction = $rows = $entries = $changes = [];
        foreach ($postings as $posting) {
            if (isset($posted[$posting->key])) {
                throw new PostingKeyReusedException($posting->key);
            }
            $id = ++$lastId;
            $transactionKey = $posting->transactionKey();
            if (! isset($transactionIds[$transactionKey])) {
                $transactionIds[$transactionKey] = $id;
                $firsts[$id] = $posting;
            }
            $transactionId = $transactionIds[$transactionKey];
            $byTransaction[$transactionId][] = $posting;
            $row = [
                'id' => $id, 'transaction_id' => $transactionId, 'idempotency_key' => $posting->key, 'type' => $posting->type->value, 'status' => $posting->status->value,
                'client_id' => $posting->clientId, 'source_type' => $posting->sourceType, 'source_id' => $posting->sourceId,
                'reverses_id' => self::reversed($posting, $posted, $takenBack), 'occurred_at' => $posting->occurredAt->utc()->format('Y-m-d H:i:s'), 'posted_at' => $now,
            ];
            $sides = [];
            foreach ($posting->entries as $entry) {
                $key = $entry->account->key();
                $sides[] = [$accounts[$key]->id, $entry->cents];
                $entries[] = ['ledger_transaction_id' => $id, 'ledger_account_id' => $accounts[$key]->id, 'amount_cents' => $entry->cents, 'occurred_at' => $row['occurred_at']];
                $changes[$key] = ($changes[$key] ?? 0) + $entry->cents;
            }
            $content = ChainHash::content($row, $sides);
            $hash = ChainHash::next($hash, $id, $content);
            $rows[] = [...$row, 'content_hash' => $content, 'hash' => $hash];
            $posted[$posting->key] = new PostedTransaction($id, $transactionId, isNew: true);
        }

        $this->accounts->move($accounts, $changes);
        $this->transactions->write($firsts, $byTransaction);
        foreach (['ledger_transactions' => $rows, 'ledger_entries' => $entries] as $table => $all) {
            foreach (array_chunk($all, self::ROWS_A_STATEMENT) as $chunk) {
                $this->sql->insert($table, $chunk);
            }
        }
        $this->sql->change('update ledger_chain set last_id = ?, hash = ? where id = 1', [$lastId, $hash]);

        return $posted;
    }

    /**
     * @param  array<string, PostedTransaction>  $posted  by this call
     * @param  array<string, int>  $earlier  ids by key
     */
    private static function reversed(Posting $posting, array $posted, array $earlier): ?int
    {
        $key = $posting->reversesKey;

        return $key === null ? null : $posted[$key]->id ?? $earlier[$key] ?? throw new LogicException("{$posting->key} is to take back {$key}, which was never posted.");
    }

    /**
     * What stands already of that which the postings take back.
     *
     * @param  list<Posting>  $postings
     * @return array<string, int> ids by key
     */
    private function takenBack(array $postings): array
    {
        $ids = [];
        $keys = array_unique(array_filter(array_map(static fn (Posting $posting): ?string => $posting->reversesKey, $postings)));
        foreach (array_chunk($keys, self::ROWS_A_STATEMENT) as $chunk) {
            foreach ($this->sql->select('select id, idempotency_key from ledger_transactions where idempotency_key in ('.implode(', ', array_fill(0, count($chunk), '?')).')', $chunk) as $row) {
                $ids[$row->idempotency_key] = (int) $row->id;
            }
        }

        return $ids;
    }
}
