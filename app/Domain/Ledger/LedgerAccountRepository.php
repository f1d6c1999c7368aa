<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Infrastructure\Database\PreparedSql;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The ledger accounts and their cached balances. For {@see Ledger}, which locks the end of the chain first. */
final readonly class LedgerAccountRepository
{
    /** Tables with a copy of the balance, for the lists. */
    private const COPIES = ['available' => 'clients', 'site' => 'site_accounts'];

    /** Rows from which one statement changes them all. */
    private const MANY = 8;

    public function __construct(private PreparedSql $sql) {}

    /**
     * @param  array<string, Account>  $accounts  by {@see Account::key()}
     * @return array<string, stdClass> rows by the same key; missing accounts are opened
     */
    public function open(array $accounts): array
    {
        $open = $this->find($accounts);
        $missing = array_diff_key($accounts, $open);
        if ($missing === []) {
            return $open;
        }

        $now = now();
        DB::table('ledger_accounts')->insert(array_values(array_map(static fn (Account $account): array => [
            'kind' => $account->kind->value, 'owner_id' => $account->ownerId, 'client_id' => $account->clientId,
            'balance_cents' => $account->kind->isHouse() ? null : 0, 'created_at' => $now, 'updated_at' => $now,
        ], $missing)));

        return [...$open, ...$this->find($missing)];
    }

    /**
     * @param  array<string, stdClass>  $accounts  from {@see open()}
     * @param  array<string, int>  $changes  cents by the account's key
     *
     * @throws InsufficientFundsException when an account would be overdrawn; nothing is written
     */
    public function move(array $accounts, array $changes): void
    {
        $byTable = ['ledger_accounts' => [], 'clients' => [], 'site_accounts' => []];
        foreach (array_filter($changes) as $key => $cents) {
            $account = $accounts[$key];
            if ($account->balance_cents === null) {
                continue;
            }
            if ($cents < 0 && $account->balance_cents + $cents < 0 && LedgerAccountKind::from($account->kind)->hasFloor()) {
                throw new InsufficientFundsException((int) $account->balance_cents);
            }
            $byTable['ledger_accounts'][(int) $account->id] = $cents;
            $copy = self::COPIES[$account->kind] ?? null;
            if ($copy !== null) {
                $byTable[$copy][(int) $account->owner_id] = $cents;
            }
        }
        foreach ($byTable as $table => $cents) {
            $this->add($table, $cents);
        }
    }

    /**
     * @param  array<string, Account>  $accounts
     * @return array<string, stdClass>
     */
    private function find(array $accounts): array
    {
        $owners = [];
        foreach ($accounts as $account) {
            $owners[$account->kind->value][] = $account->ownerId;
        }
        $any = $values = [];
        foreach ($owners as $kind => $ids) {
            $values[] = $kind;
            $any[] = '(kind = ? and owner_id '.PreparedSql::in($ids, $values).')';
        }
        $rows = $this->sql->select('select id, kind, owner_id, balance_cents from ledger_accounts where '.implode(' or ', $any).$this->sql->forUpdate, $values);

        $found = [];
        foreach ($rows as $row) {
            $found["{$row->kind} {$row->owner_id}"] = $row;
        }

        return $found;
    }

    /** @param  array<int, int>  $cents  by id */
    private function add(string $table, array $cents): void
    {
        // Not through Eloquent: a balance change must not raise the version that open forms check.
        if (count($cents) < self::MANY) {
            foreach ($cents as $id => $change) {
                $this->sql->change("update {$table} set balance_cents = balance_cents + ? where id = ?", [$change, $id]);
            }

            return;
        }
        foreach (array_chunk($cents, 200, preserve_keys: true) as $chunk) {
            $cases = implode(' ', array_map(static fn (int $id, int $change): string => "when {$id} then {$change}", array_keys($chunk), $chunk));
            DB::table($table)->whereIntegerInRaw('id', array_keys($chunk))->update(['balance_cents' => DB::raw("balance_cents + case id {$cases} else 0 end")]);
        }
    }
}
