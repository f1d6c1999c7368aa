<?php

declare(strict_types=1);

use Illuminate\Database\Connection;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/**
 * A second database of the same kind, with the same tables, indexes and triggers. Plain PDO writes the ledger's rows into it:
 * prepared statements, one commit per posting, no reads and no calculations.
 */
final class BareLedger
{
    /** Tables that the rows refer to, in this order. */
    private const REFERENCED = ['companies', 'clients', 'ledger_accounts'];

    private readonly Connection $second;

    private int $done = 0;

    public function __construct(private readonly Connection $first)
    {
        $name = $first->getDriverName() === 'sqlite' ? $first->getDatabaseName().'.bare' : $first->getDatabaseName().'_bare';
        if ($first->getDriverName() === 'sqlite') {
            array_map(unlink(...), glob("{$name}*") ?: []);
            touch($name);
        } else {
            Schema::dropDatabaseIfExists($name);
            Schema::createDatabase($name);
        }
        config(['database.connections.bare' => [...config()->array('database.connections.'.$first->getName()), 'database' => $name]]);
        Artisan::call('migrate', ['--database' => 'bare', '--force' => true]);
        $this->second = DB::connection('bare');
    }

    /**
     * Writes the rows that the ledger has written since the last call.
     *
     * @return array{float, float} seconds on the clock and of the processor
     */
    public function repeat(): array
    {
        $this->copyWhatIsLeanedOn();
        $postings = $this->first->table('ledger_transactions')->where('id', '>', $this->done)->orderBy('id')->get()->map(static fn (stdClass $row): array => array_values((array) $row))->all();
        $entries = [];
        foreach ($this->first->table('ledger_entries')->where('ledger_transaction_id', '>', $this->done)->orderBy('id')->get(['ledger_transaction_id', 'ledger_account_id', 'amount_cents', 'occurred_at']) as $entry) {
            $entries[$entry->ledger_transaction_id][] = array_values((array) $entry);
        }
        $transactions = $this->first->table('transactions')->where('id', '>', $this->done)->get()->keyBy('id')->map(static fn (stdClass $row): array => array_values((array) $row))->all();
        $owners = $this->first->table('ledger_accounts')->where('kind', 'available')->pluck('owner_id', 'id')->all();

        $pdo = $this->second->getPdo();
        $values = static fn (int $count): string => '('.implode(', ', array_fill(0, $count, '?')).')';
        $columns = static fn (string $table): string => implode(', ', Schema::getColumnListing($table));
        $post = $pdo->prepare("insert into ledger_transactions ({$columns('ledger_transactions')}) values ".$values(count($postings[0])));
        $enter = $pdo->prepare("insert into ledger_entries (ledger_transaction_id, ledger_account_id, amount_cents, occurred_at) values {$values(4)}, {$values(4)}");
        $open = $pdo->prepare("insert into transactions ({$columns('transactions')}) values ".$values(count(reset($transactions) ?: [])));
        $move = $pdo->prepare('update transactions set status = ?, effect_cents = effect_cents + ?, status_at = ?, updated_at = ? where id = ?');
        $account = $pdo->prepare('update ledger_accounts set balance_cents = balance_cents + ? where id = ?');
        $client = $pdo->prepare('update clients set balance_cents = balance_cents + ? where id = ?');
        $head = $pdo->prepare('update ledger_chain set last_id = ?, hash = ? where id = 1');

        $start = [hrtime(true), cpu_seconds()];
        foreach ($postings as $row) {
            [$id, $transactionId] = $row;
            [[, $accountId, $cents, $at]] = $entries[$id];
            $pdo->beginTransaction();
            isset($transactions[$id]) ? $open->execute($transactions[$id]) : $move->execute(['completed', $cents, $at, $at, $transactionId]);
            $post->execute($row);
            $enter->execute([...$entries[$id][0], ...$entries[$id][1]]);
            $account->execute([$cents, $accountId]);
            $client->execute([$cents, $owners[$accountId]]);
            $head->execute([$id, end($row)]);
            $pdo->commit();
            $this->done = $id;
        }

        return [(hrtime(true) - $start[0]) / 1e9, cpu_seconds() - $start[1]];
    }

    private function copyWhatIsLeanedOn(): void
    {
        foreach (self::REFERENCED as $table) {
            $known = (int) $this->second->table($table)->max('id');
            foreach ($this->first->table($table)->where('id', '>', $known)->orderBy('id')->get() as $row) {
                $this->second->table($table)->insert((array) $row);
            }
        }
    }
}

/** CPU seconds of this process, in its own code and in the kernel. */
function cpu_seconds(): float
{
    $used = getrusage() ?: throw new RuntimeException('The CPU time can’t be read.');

    return $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] + ($used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']) / 1e6;
}
