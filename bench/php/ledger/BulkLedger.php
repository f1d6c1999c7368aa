<?php

declare(strict_types=1);

use App\Domain\Ledger\ChainHash;
use App\Support\BulkSql;
use Illuminate\Support\Facades\DB;

/**
 * Writes thousands of postings at once for test databases, chained and balanced like Ledger's, without reading from the
 * database. finish() updates the balances.
 */
final class BulkLedger
{
    private const ROWS = 5_000;

    /** @var array<string, list<array<string, string|int|null>>> by table, waiting to be written */
    private array $rows = ['transactions' => [], 'ledger_transactions' => [], 'ledger_entries' => []];

    /** @var array<string, int> ids by kind and owner */
    private array $accounts = [];

    /** @var array<int, int> cents by account */
    private array $changes = [];

    private int $lastId;

    private string $hash;

    public int $entries = 0;

    public function __construct()
    {
        $head = DB::table('ledger_chain')->where('id', 1)->first() ?? throw new RuntimeException('The ledger has no head.');
        $this->lastId = (int) $head->last_id;
        $this->hash = $head->hash;
        foreach (DB::table('ledger_accounts')->get(['id', 'kind', 'owner_id']) as $row) {
            $this->accounts["{$row->kind} {$row->owner_id}"] = (int) $row->id;
        }
    }

    /**
     * One transaction with all its postings.
     *
     * @param  array{type: string, client: int|null, cents: int, rail?: string, reference?: string, description?: string}  $what
     * @param  non-empty-list<array{step: string, status: string, at: string, sides: list<array{string, int, int|null, int}>, reverses?: int}>  $steps  a
     *                                                                                                                              side is the kind of account, its owner, its client and cents; `reverses` is the place of an earlier step
     */
    public function post(string $source, int $sourceId, array $what, array $steps): void
    {
        $transactionId = $this->lastId + 1;
        $effect = 0;
        foreach ($steps as ['step' => $step, 'status' => $status, 'at' => $at, 'sides' => $sides]) {
            $id = ++$this->lastId;
            $reverses = $steps[$id - $transactionId]['reverses'] ?? null;
            $row = [
                'id' => $id, 'transaction_id' => $transactionId, 'idempotency_key' => "{$source}:{$sourceId}:{$step}", 'type' => $what['type'], 'status' => $status, 'client_id' => $what['client'],
                'source_type' => $source, 'source_id' => $sourceId, 'reverses_id' => $reverses === null ? null : $transactionId + $reverses, 'occurred_at' => $at, 'posted_at' => $at,
            ];
            $pairs = [];
            foreach ($sides as [$kind, $owner, $client, $cents]) {
                $account = $this->accounts["{$kind} {$owner}"] ??= $this->open($kind, $owner, $client);
                $pairs[] = [$account, $cents];
                $this->rows['ledger_entries'][] = ['ledger_transaction_id' => $id, 'ledger_account_id' => $account, 'amount_cents' => $cents, 'occurred_at' => $at];
                $this->changes[$account] = ($this->changes[$account] ?? 0) + $cents;
                $effect += $kind === 'available' ? $cents : 0;
                $this->entries++;
            }
            $content = ChainHash::content($row, $pairs);
            $this->hash = ChainHash::next($this->hash, $id, $content);
            $this->rows['ledger_transactions'][] = [...$row, 'content_hash' => $content, 'hash' => $this->hash];
        }
        $this->rows['transactions'][] = [
            'id' => $transactionId, 'type' => $what['type'], 'status' => $status, 'client_id' => $what['client'], 'amount_cents' => $what['cents'], 'effect_cents' => $effect,
            'rail' => $what['rail'] ?? null, 'reference' => $what['reference'] ?? null, 'description' => $what['description'] ?? null, 'source_type' => $source, 'source_id' => $sourceId, 'round' => 1,
            'occurred_at' => $steps[0]['at'], 'status_at' => $at, 'created_at' => $steps[0]['at'], 'updated_at' => $at,
        ];
        if (count($this->rows['ledger_entries']) >= self::ROWS) {
            $this->write();
        }
    }

    /** Writes the rest, the balances and the head. */
    public function finish(): void
    {
        $this->write();
        DB::transaction(function (): void {
            foreach ($this->changes as $account => $cents) {
                DB::update('update ledger_accounts set balance_cents = balance_cents + ? where id = ? and balance_cents is not null', [$cents, $account]);
            }
            foreach (['clients' => 'available', 'site_accounts' => 'site'] as $table => $kind) {
                DB::update("update {$table} set balance_cents = (select a.balance_cents from ledger_accounts a where a.kind = '{$kind}' and a.owner_id = {$table}.id)
                    where exists (select 1 from ledger_accounts a where a.kind = '{$kind}' and a.owner_id = {$table}.id)");
            }
            DB::table('ledger_chain')->where('id', 1)->update(['last_id' => $this->lastId, 'hash' => $this->hash]);
        });
    }

    private function write(): void
    {
        DB::transaction(function (): void {
            foreach ($this->rows as $table => $rows) {
                if ($rows !== []) {
                    BulkSql::insert($table, $rows);
                }
                $this->rows[$table] = [];
            }
        });
    }

    private function open(string $kind, int $owner, ?int $client): int
    {
        return (int) DB::table('ledger_accounts')->insertGetId(['kind' => $kind, 'owner_id' => $owner, 'client_id' => $client, 'balance_cents' => $client === null ? null : 0, 'created_at' => now(), 'updated_at' => now()]);
    }
}
