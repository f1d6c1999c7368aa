<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Infrastructure\Database\PreparedSql;
use Illuminate\Support\Facades\DB;

/** The ledger accounts and their cached balances. For {@see Ledger}, which holds the end of the chain while it asks. */
final readonly class LedgerAccountRepository
{
    /** Where the balance of a kind is kept a second time, for the lists. */
    private const COPIES = ['available' => 'clients', 'site' => 'site_accounts'];

    /** From so many rows on they change by one statement. */
    private const MANY = 8;

    public function __construct(private PreparedSql $sql) {}

    /**
     * @param  array<string, Account>  $accounts  by {@see Account::key()}
     * @return array<string, OpenAccount> by the same; those that nobody has posted to yet are opened
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
     * @param  array<string, OpenAccount>  $accounts
     * @param  array<string, int>  $changes  cents by the account's key; throws {@see InsufficientFundsException} before anything is written
     */
    public function move(array $accounts, array $changes): void
    {
        $byTable = ['ledger_accounts' => [], 'clients' => [], 'site_accounts' => []];
        foreach (array_filter($changes) as $key => $cents) {
            $account = $accounts[$key];
            if ($account->balanceCents === null) {
                continue;
            }
            if ($account->kind->hasFloor() && $cents < 0 && $account->balanceCents + $cents < 0) {
                throw new InsufficientFundsException($account->balanceCents);
            }
            $byTable['ledger_accounts'][$account->id] = $cents;
            $copy = self::COPIES[$account->kind->value] ?? null;
            if ($copy !== null) {
                $byTable[$copy][$account->ownerId] = $cents;
            }
        }
        foreach ($byTable as $table => $cents) {
            $this->add($table, $cents);
        }
    }

    /**
     * @param  array<string, Account>  $accounts
     * @return array<string, OpenAccount>
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
            $kind = LedgerAccountKind::from($row->kind);
            $found["{$kind->value} {$row->owner_id}"] = new OpenAccount((int) $row->id, $kind, (int) $row->owner_id, $row->balance_cents === null ? null : (int) $row->balance_cents);
        }

        return $found;
    }

    /** @param  array<int, int>  $cents  by id */
    private function add(string $table, array $cents): void
    {
        // Past Eloquent: money is no edit of the record, and no form that is open is disturbed.
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
