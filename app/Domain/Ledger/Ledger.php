<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Infrastructure\Database\PreparedSql;
use Illuminate\Support\Facades\DB;
use LogicException;
use stdClass;

/**
 * The double-entry ledger: append-only, balanced, idempotent by key, chained by hash. Nothing else writes its tables.
 *
 * Call it inside the transaction of the change, after all other locks: clients, then deposits, withdrawals and other records,
 * then the ledger. It locks the end of the chain until the transaction ends, so pass all postings in one call and lock every
 * client before the first call (docs/decisions/0023).
 */
final readonly class Ledger
{
    private const ROWS_A_STATEMENT = 500;

    private const HEAD = 'select last_id, hash from ledger_chain where id = 1';

    public function __construct(private LedgerAccountRepository $accounts, private TransactionProjector $transactions, private PreparedSql $sql) {}

    /**
     * @return list<int> ids of the ledger transactions, in the order of the postings
     *
     * @throws InsufficientFundsException when a client would be overdrawn; nothing is posted
     * @throws LogicException when a key was used for another posting; nothing is posted
     */
    public function post(Posting ...$postings): array
    {
        $postings = array_values($postings);
        if ($this->sql->attach()->transactionLevel() === 0) {
            throw new LogicException('Post inside the transaction of the change.');
        }
        $this->hold($postings);
        [$head] = $this->sql->select(self::HEAD.$this->sql->forUpdate);

        $posted = $this->known($postings);
        $new = array_values(array_filter($postings, static fn (Posting $posting): bool => ! isset($posted[$posting->key])));
        if ($new !== []) {
            $posted += $this->append($new, (int) $head->last_id, $head->hash);
        }

        return array_map(static fn (Posting $posting): int => $posted[$posting->key], $postings);
    }

    /** As `posted`, for one key. */
    public function isPosted(string $key, int $clientId): bool
    {
        return $this->posted([$key], [$clientId]) !== [];
    }

    /**
     * Keys that are posted, by this transaction or a committed one. Locks the clients and the end of the chain as a posting does,
     * because a plain read of MariaDB's snapshot misses later commits.
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

        return array_map(static fn (): true => true, $this->rows($keys, 'idempotency_key', $this->sql->forShare));
    }

    /**
     * Locks clients and site accounts before the chain, so that two postings cannot wait for each other.
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
     * @return array<string, int> ids by key
     */
    private function known(array $postings): array
    {
        // Locked, because a plain read of MariaDB's snapshot misses later commits.
        $known = $this->rows(array_column($postings, 'key'), 'id, idempotency_key, type, status, source_type, source_id', $this->sql->forShare);
        foreach ($postings as $posting) {
            if (isset($known[$posting->key]) && ! $this->isSame($posting, $known[$posting->key])) {
                throw self::keyReused($posting);
            }
        }

        return array_map(static fn (stdClass $row): int => (int) $row->id, $known);
    }

    /**
     * @param  list<string>  $keys
     * @return array<string, stdClass> rows of `ledger_transactions` by key
     */
    private function rows(array $keys, string $columns, string $lock): array
    {
        $rows = [];
        foreach (array_chunk(array_values(array_unique($keys)), self::ROWS_A_STATEMENT) as $chunk) {
            $places = implode(', ', array_fill(0, count($chunk), '?'));
            foreach ($this->sql->select("select {$columns} from ledger_transactions where idempotency_key in ({$places}){$lock}", $chunk) as $row) {
                $rows[$row->idempotency_key] = $row;
            }
        }

        return $rows;
    }

    /** The client is not compared, because a merge may have changed it. */
    private function isSame(Posting $posting, stdClass $row): bool
    {
        if (
            [$row->type, $row->status, $row->source_type, (int) $row->source_id] !== [
                $posting->type->value,
                $posting->status->value,
                $posting->sourceType,
                $posting->sourceId,
            ]
        ) {
            return false;
        }
        $sides = DB::table('ledger_entries')
            ->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->where('ledger_transaction_id', (int) $row->id)
            ->orderBy('ledger_entries.id')
            ->sharedLock()
            ->get(['ledger_accounts.kind', 'ledger_entries.amount_cents'])
            ->map(static fn (stdClass $side): string => "{$side->kind} {$side->amount_cents}")
            ->all();

        return $sides === array_map(static fn (Entry $entry): string => "{$entry->account->kind->value} {$entry->cents}", $posting->entries);
    }

    private static function keyReused(Posting $posting): LogicException
    {
        return new LogicException("The key {$posting->key} was used for another posting.");
    }

    /**
     * @param  list<Posting>  $postings
     * @return array<string, int> ids by key
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
        $originals = array_map(
            static fn (stdClass $row): int => (int) $row->id,
            $this->rows(array_values(array_filter(array_column($postings, 'reversesKey'))), 'id, idempotency_key', ''),
        );

        $now = now()->format('Y-m-d H:i:s');
        $posted = $firsts = $byTransaction = $rows = $entries = $changes = [];
        foreach ($postings as $posting) {
            if (isset($posted[$posting->key])) {
                throw self::keyReused($posting);
            }
            $id = ++$lastId;
            $transactionKey = $posting->transactionKey();
            if (! isset($transactionIds[$transactionKey])) {
                $transactionIds[$transactionKey] = $id;
                $firsts[$id] = $posting;
            }
            $transactionId = $transactionIds[$transactionKey];
            $byTransaction[$transactionId][] = $posting;
            $reverses = $posting->reversesKey;
            $row = [
                'id' => $id,
                'transaction_id' => $transactionId,
                'idempotency_key' => $posting->key,
                'type' => $posting->type->value,
                'status' => $posting->status->value,
                'client_id' => $posting->clientId,
                'source_type' => $posting->sourceType,
                'source_id' => $posting->sourceId,
                'reverses_id' => $reverses === null
                    ? null
                    : $posted[$reverses]
                        ?? ($originals[$reverses]
                            ?? throw new LogicException("{$posting->key} reverses {$reverses}, which was never posted.")),
                'occurred_at' => $posting->occurredAt->utc()->format('Y-m-d H:i:s'),
                'posted_at' => $now,
            ];
            $sides = [];
            foreach ($posting->entries as $entry) {
                $key = $entry->account->key();
                $sides[] = [(int) $accounts[$key]->id, $entry->cents];
                $entries[] = [
                    'ledger_transaction_id' => $id,
                    'ledger_account_id' => (int) $accounts[$key]->id,
                    'amount_cents' => $entry->cents,
                    'occurred_at' => $row['occurred_at'],
                ];
                $changes[$key] = ($changes[$key] ?? 0) + $entry->cents;
            }
            $content = ChainHash::content($row, $sides);
            $hash = ChainHash::next($hash, $id, $content);
            $rows[] = [...$row, 'content_hash' => $content, 'hash' => $hash];
            $posted[$posting->key] = $id;
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
}
