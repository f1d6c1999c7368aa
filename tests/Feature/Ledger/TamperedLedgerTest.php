<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Domain\Ledger\ChainHash;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Domain\Ledger\Verify\ProblemKind;
use App\Models\Client;
use Illuminate\Support\Facades\DB;
use stdClass;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\Support\DropsTriggers;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Changes made directly in the database, with the triggers removed: the verifier names the row. */
final class TamperedLedgerTest extends TestCase
{
    use DropsTriggers, MakesMoney, SharedDatabase;

    private Client $first;

    protected function setUp(): void
    {
        parent::setUp();

        [$this->first] = $this->makeBusiness();
        $this->assertSame([], $this->problems());
        foreach (['ledger_transactions', 'ledger_entries'] as $table) {
            $this->dropTrigger("{$table}_no_update", $table);
            $this->dropTrigger("{$table}_no_delete", $table);
        }
        foreach (['transactions', 'ledger_accounts'] as $table) {
            $this->dropTrigger("{$table}_no_delete", $table);
            $this->dropTrigger("{$table}_fixed_columns", $table);
        }
        $this->dropTrigger('ledger_accounts_floor_insert', 'ledger_accounts');
        $this->dropTrigger('ledger_accounts_floor_update', 'ledger_accounts');
    }

    public function test_a_changed_entry_is_found(): void
    {
        DB::table('ledger_entries')->where('id', 3)->increment('amount_cents', 100);

        $this->assertNames(ProblemKind::Altered, 'Ledger transaction 2 (deposit:1:approved:1)');
        $this->assertNames(ProblemKind::Unbalanced, 'Ledger transaction 2 (deposit:1:approved:1): expected entries that sum to $0.00, found $1.00.');
    }

    public function test_changed_entries_that_still_sum_to_zero_are_found(): void
    {
        DB::table('ledger_entries')->where('ledger_transaction_id', 2)->update(['amount_cents' => DB::raw('amount_cents * 2')]);

        $this->assertNames(ProblemKind::Altered, 'Ledger transaction 2 (deposit:1:approved:1)');
        $this->assertNames(ProblemKind::AccountBalance, "client {$this->first->id}): expected \$170.00, the sum of its entries, found \$70.00.");
        $this->assertNames(ProblemKind::TransactionEffect, 'Transaction 1 (deposit 1)');
    }

    public function test_an_entry_moved_to_another_day_is_found(): void
    {
        DB::table('ledger_entries')->where('id', 3)->update(['occurred_at' => now()->subDays(3)]);

        $this->assertNames(ProblemKind::Altered, 'Entry 3 of ledger transaction 2');
    }

    public function test_a_removed_entry_is_found(): void
    {
        DB::table('ledger_entries')->where('id', 3)->delete();

        $this->assertNames(ProblemKind::Altered, 'Ledger transaction 2 (deposit:1:approved:1)');
        $this->assertNames(ProblemKind::Unbalanced, 'Ledger transaction 2 (deposit:1:approved:1)');
    }

    public function test_added_entries_are_found(): void
    {
        $row = (array) DB::table('ledger_entries')->where('ledger_transaction_id', 2)->orderBy('id')->first(['ledger_transaction_id', 'ledger_account_id', 'occurred_at']);
        DB::table('ledger_entries')->insert([[...$row, 'amount_cents' => 5], [...$row, 'amount_cents' => -5]]);

        $this->assertNames(ProblemKind::Altered, 'Ledger transaction 2 (deposit:1:approved:1)');
    }

    public function test_an_entry_without_a_ledger_transaction_is_found(): void
    {
        $last = (int) DB::table('ledger_transactions')->max('id');
        $this->withoutForeignKeys(static fn () => DB::table('ledger_entries')->insert(['ledger_transaction_id' => $last + 7, 'ledger_account_id' => 1, 'amount_cents' => 5, 'occurred_at' => now()]));

        $this->assertNames(ProblemKind::StrayEntry, 'expected a ledger transaction '.($last + 7).', found none, with $0.05 on ledger account 1.');
    }

    public function test_a_changed_ledger_transaction_is_found(): void
    {
        DB::table('ledger_transactions')->where('id', 4)->update(['client_id' => null]);

        $this->assertNames(ProblemKind::Altered, 'Ledger transaction 4 (');
    }

    public function test_a_changed_ledger_transaction_with_a_new_content_hash_is_found(): void
    {
        DB::table('ledger_transactions')->where('id', 4)->update(['client_id' => null]);
        DB::table('ledger_transactions')->where('id', 4)->update(['content_hash' => $this->contentHash(4)]);

        $this->assertNames(ProblemKind::BrokenChain, 'Ledger transaction 4 (');
    }

    public function test_a_rewritten_ledger_with_valid_hashes_is_found(): void
    {
        $hash = (string) DB::table('ledger_transactions')->where('id', 3)->value('hash');
        DB::table('ledger_transactions')->where('id', '>', 3)->update(['posted_at' => '2020-01-01 00:00:00']);
        foreach (range(4, (int) DB::table('ledger_transactions')->max('id')) as $id) {
            $content = $this->contentHash($id);
            $hash = ChainHash::next($hash, $id, $content);
            DB::table('ledger_transactions')->where('id', $id)->update(['content_hash' => $content, 'hash' => $hash]);
        }
        DB::table('ledger_chain')->update(['hash' => $hash]);

        $this->assertSame([ProblemKind::Rewritten->value], array_keys($this->problems()));
    }

    public function test_a_removed_ledger_transaction_is_found(): void
    {
        $this->withoutForeignKeys(static function (): void {
            DB::table('ledger_entries')->where('ledger_transaction_id', 4)->delete();
            DB::table('ledger_transactions')->where('id', 4)->delete();
        });

        $this->assertNames(ProblemKind::MissingRow, 'Ledger transaction 4: expected to exist, found nothing.');
    }

    public function test_a_removed_last_ledger_transaction_is_found(): void
    {
        $last = (int) DB::table('ledger_transactions')->max('id');
        $this->cutOff($last);

        $this->assertNames(ProblemKind::CutOff, "expected ledger transaction {$last}, as in ledger_chain, found ledger transaction ".($last - 1).'.');
    }

    public function test_a_removed_last_ledger_transaction_is_found_when_the_head_of_the_chain_was_changed_too(): void
    {
        $last = (int) DB::table('ledger_transactions')->max('id');
        $this->cutOff($last);
        DB::table('ledger_chain')->update(['last_id' => $last - 1, 'hash' => DB::table('ledger_transactions')->where('id', $last - 1)->value('hash')]);

        $this->assertNames(ProblemKind::CutOff, "expected at least ledger transaction {$last}, verified at");
    }

    public function test_a_reversal_of_another_ledger_transaction_is_found(): void
    {
        DB::table('ledger_transactions')->whereNotNull('reverses_id')->orderBy('id')->limit(1)->update(['reverses_id' => 1]);

        $this->assertNames(ProblemKind::WrongReversal, 'to undo ledger transaction 1 on ledger account');
    }

    public function test_wrong_cached_balances_and_effects_are_found(): void
    {
        DB::table('ledger_accounts')->where('kind', 'available')->where('owner_id', $this->first->id)->update(['balance_cents' => 1]);
        DB::table('clients')->where('id', $this->first->id)->update(['balance_cents' => 2]);
        DB::table('transactions')->where('id', 1)->update(['effect_cents' => 3]);

        $this->assertNames(ProblemKind::AccountBalance, 'expected $70.00, the sum of its entries, found $0.01.');
        $this->assertNames(ProblemKind::ClientBalance, "Client {$this->first->id}: expected a balance of \$70.00, as in the ledger, found \$0.02.");
        $this->assertNames(ProblemKind::TransactionEffect, 'Transaction 1 (deposit 1): expected $100.00 on the available balance, found $0.03.');
        $this->assertNames(ProblemKind::ClientEffects, "Client {$this->first->id}");
    }

    public function test_a_stored_balance_of_a_house_account_is_found(): void
    {
        DB::table('ledger_accounts')->where('kind', 'bank')->update(['balance_cents' => 5]);

        $this->assertNames(ProblemKind::AccountBalance, '(Bank): expected no stored balance, found $0.05.');
    }

    public function test_a_wrong_status_and_amount_of_a_transaction_are_found(): void
    {
        DB::table('transactions')->where('id', 1)->update(['status' => 'declined', 'amount_cents' => 5]);

        $this->assertNames(ProblemKind::TransactionStatus, 'Transaction 1 (deposit 1): expected status completed, as in its last ledger transaction, found declined.');
        $this->assertNames(ProblemKind::TransactionAmount, 'Transaction 1 (deposit 1): expected $100.00 as in its first entries, found $0.05.');
        $this->assertNames(ProblemKind::Source, 'Deposit 1');
    }

    public function test_a_removed_and_an_added_transaction_are_found(): void
    {
        $this->withoutForeignKeys(function (): void {
            $row = (array) DB::table('transactions')->find(1);
            DB::table('transactions')->where('id', 1)->delete();
            DB::table('transactions')->insert([...$row, 'id' => 900, 'source_id' => 900]);
        });

        $this->assertNames(ProblemKind::TransactionRow, 'Transaction 1: expected to exist because of ledger transaction 1, found nothing.');
        $this->assertNames(ProblemKind::TransactionRow, 'Transaction 900 (deposit 900): expected a ledger transaction, found none.');
    }

    public function test_records_with_another_status_than_their_transactions_are_found(): void
    {
        DB::table('deposits')->where('status', 'pending')->update(['status' => 'returned']);
        DB::table('withdrawals')->where('status', 'pending')->update(['status' => 'cancelled']);

        $this->assertNames(ProblemKind::Suspense, 'Unallocated deposits: expected $10.00, the pending, matched and rejected deposits, found $35.00.');
        $this->assertNames(ProblemKind::Held, "Client {$this->first->id}: expected \$0.00, the open withdrawals, found \$30.00.");
        $this->assertNames(ProblemKind::Source, 'to be cancelled, because it is cancelled, found pending.');
    }

    /** The content hash of the row as it is now. */
    private function contentHash(int $id): string
    {
        /** @var array{idempotency_key: string, type: string, status: string, client_id: int|null, source_type: string, source_id: int, transaction_id: int, reverses_id: int|null, occurred_at: string, posted_at: string} $row */
        $row = (array) DB::table('ledger_transactions')->find($id);
        $entries = DB::table('ledger_entries')->where('ledger_transaction_id', $id)->orderBy('id')->get(['ledger_account_id', 'amount_cents']);

        return ChainHash::content($row, array_values($entries->map(static fn (stdClass $entry): array => [(int) $entry->ledger_account_id, (int) $entry->amount_cents])->all()));
    }

    private function cutOff(int $id): void
    {
        $this->withoutForeignKeys(static function () use ($id): void {
            DB::table('ledger_entries')->where('ledger_transaction_id', $id)->delete();
            DB::table('ledger_transactions')->where('id', $id)->delete();
        });
    }

    /** @param  callable(): mixed  $change */
    private function withoutForeignKeys(callable $change): void
    {
        [$off, $on] = match (DB::connection()->getDriverName()) {
            'sqlite' => ['pragma foreign_keys = off', 'pragma foreign_keys = on'],
            'pgsql' => ["set session_replication_role = 'replica'", "set session_replication_role = 'origin'"],
            default => ['set foreign_key_checks = 0', 'set foreign_key_checks = 1'],
        };
        DB::statement($off);
        $change();
        DB::statement($on);
    }

    private function assertNames(ProblemKind $kind, string $text): void
    {
        $found = $this->problems();
        $this->assertArrayHasKey($kind->value, $found, json_encode($found, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR));
        $this->assertStringContainsString($text, implode("\n", $found[$kind->value]));
    }

    /** @return array<string, list<string>> by kind */
    private function problems(): array
    {
        return array_column($this->app->make(LedgerVerifier::class)->verify()->problems ?? [], 'examples', 'kind');
    }
}
