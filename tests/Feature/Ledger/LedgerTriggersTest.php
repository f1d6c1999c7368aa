<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Models\Client;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\TestCase;

/** Writes that the database refuses, outside of the application too. */
final class LedgerTriggersTest extends TestCase
{
    use MakesMoney, RefreshDatabase;

    #[DataProvider('refused')]
    public function test_invalid_change_is_refused(string $sql, string $message): void
    {
        $this->makeBusiness();
        $before = $this->everything();

        try {
            DB::transaction(static fn () => DB::affectingStatement($sql));
            $this->fail("It was done: {$sql}");
        } catch (QueryException $refused) {
            $this->assertStringContainsString($message, $refused->getMessage());
        }
        $this->assertSame($before, $this->everything());
    }

    /** @return iterable<string, array{string, string}> */
    public static function refused(): iterable
    {
        foreach (
            [
                'ledger_transactions' => ['status', "'declined'", 'id = 2'],
                'ledger_entries' => ['amount_cents', 'amount_cents + 1', 'ledger_transaction_id = 2'],
            ] as $table => [$column, $value, $row]
        ) {
            yield "changing {$table}" => ["update {$table} set {$column} = {$value} where {$row}", 'append-only'];
            yield "changing nothing in {$table}" => ["update {$table} set {$column} = {$column} where {$row}", 'append-only'];
            yield "deleting from {$table}" => ["delete from {$table} where {$row}", 'append-only'];
        }
        yield 'deleting an account' => ["delete from ledger_accounts where kind = 'bank'", 'never deleted'];
        yield 'deleting a transaction' => ['delete from transactions where id = 1', 'never deleted'];
        foreach (['amount_cents' => '1', 'type' => "'bet'", 'source_id' => '99', 'occurred_at' => "'2020-01-01 00:00:00'", 'round' => '2'] as $column => $value) {
            yield "another {$column} of a transaction" => ["update transactions set {$column} = {$value} where id = 1", 'only the balance and status'];
        }
        foreach (['kind' => "'fees'", 'owner_id' => '99', 'client_id' => 'null'] as $column => $value) {
            yield "another {$column} of an account" => ["update ledger_accounts set {$column} = {$value} where kind = 'available'", 'only the balance and status'];
        }
        foreach (['available', 'held'] as $kind) {
            yield "overdrawing what is {$kind}" => ["update ledger_accounts set balance_cents = -1 where kind = '{$kind}'", 'overdrawn'];
            yield "opening an overdrawn account of what is {$kind}" => ["insert into ledger_accounts (kind, owner_id, client_id, balance_cents) values ('{$kind}', 0, null, -1)", 'overdrawn'];
        }
    }

    public function test_site_account_can_be_negative(): void
    {
        DB::table('ledger_accounts')->insert(['kind' => 'site', 'owner_id' => 1, 'client_id' => Client::factory()->createOne()->id, 'balance_cents' => -5]);

        $this->assertDatabaseHas('ledger_accounts', ['kind' => 'site', 'balance_cents' => -5]);
    }

    /** @return array<string, string> */
    private function everything(): array
    {
        $tables = ['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'transactions'];

        return array_combine($tables, array_map(static fn (string $table): string => DB::table($table)->orderBy('id')->get()->toJson(), $tables));
    }
}
