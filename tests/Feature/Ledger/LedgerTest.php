<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transaction;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use LogicException;
use Tests\TestCase;

final class LedgerTest extends TestCase
{
    use RefreshDatabase;

    public function test_posting_changes_balances_and_creates_a_transaction(): void
    {
        $client = Client::factory()->createOne();

        $ids = $this->book($this->credit($client, 5_000));

        $this->assertSame([[1], 1], [$ids, DB::table('ledger_transactions')->sole()->transaction_id]);
        $this->assertSame(5_000, $client->refresh()->balance_cents);
        $this->assertSame(5_000, (int) DB::table('ledger_accounts')->where('kind', 'available')->value('balance_cents'));
        $this->assertNull(DB::table('ledger_accounts')->where('kind', 'adjustments')->value('balance_cents'));
        $this->assertSame(0, (int) DB::table('ledger_entries')->sum('amount_cents'));
        $transaction = Transaction::query()->sole();
        $this->assertSame([5_000, 5_000, TransactionStatus::Completed], [$transaction->amount_cents, $transaction->effect_cents, $transaction->status]);
    }

    public function test_repeated_posting_is_posted_once_and_a_different_one_with_its_key_is_refused(): void
    {
        $client = Client::factory()->createOne();
        $first = $this->book($this->credit($client, 5_000));

        $again = $this->book($this->credit($client, 5_000));

        $this->assertSame([$first, 1], [$again, DB::table('ledger_transactions')->count()]);
        $this->assertSame(5_000, $client->refresh()->balance_cents);
        $this->expectExceptionObject(new LogicException('The key adjustment:a was used for another posting.'));
        $this->book($this->credit($client, 5_001));
    }

    public function test_a_posting_outside_a_transaction_is_refused(): void
    {
        $this->expectExceptionObject(new LogicException('Post inside the transaction of the change.'));
        DB::rollBack();
        try {
            app(Ledger::class)->post();
        } finally {
            // In place of the transaction that the test case rolls back.
            DB::beginTransaction();
        }
    }

    public function test_a_posting_that_would_overdraw_is_refused(): void
    {
        $client = Client::factory()->createOne();
        $this->book($this->credit($client, 5_000));

        try {
            $this->book($this->credit($client, -5_001, 'b'));
            $this->fail('It was posted.');
        } catch (InsufficientFundsException $exception) {
            $this->assertSame(5_000, $exception->balanceCents);
        }
        $this->assertSame(1, DB::table('ledger_transactions')->count());
        $this->assertSame(1, (int) DB::table('ledger_chain')->value('last_id'));
    }

    /** A bookmaker's correction can make a site account negative. */
    public function test_negative_site_account_is_credited(): void
    {
        $site = SiteAccount::factory()->createOne();
        $move = static fn (int $cents, string $name): Posting => new Posting(
            "adjustment:{$name}", TransactionType::Adjustment, TransactionStatus::Completed, 'adjustment', abs($cents), $site->client_id, abs($cents),
            [new Entry(Account::house(LedgerAccountKind::Bookmaker), -$cents), new Entry(Account::site($site->id, $site->client_id), $cents)], now()->toImmutable(),
        );

        $this->book($move(-500, 'a'));
        $this->book($move(300, 'b'));

        $this->assertSame([-200, -200], [$site->refresh()->balance_cents, (int) DB::table('ledger_accounts')->where('kind', 'site')->value('balance_cents')]);
    }

    public function test_entries_sum_to_zero(): void
    {
        $this->expectExceptionObject(new LogicException('The entries of x sum to 5 cents instead of zero.'));
        new Posting('x', TransactionType::Adjustment, TransactionStatus::Completed, 'client', 1, 1, 5, [new Entry(Account::available(1), 5)], now()->toImmutable());
    }

    public function test_reversal_names_its_original_and_closes_the_transaction(): void
    {
        $client = Client::factory()->createOne();
        [$original] = $this->book($this->credit($client, 5_000));

        $this->book(new Posting('adjustment:a:back', TransactionType::Adjustment, TransactionStatus::Cancelled, 'client', $client->id, $client->id, 5_000, [
            new Entry(Account::available($client->id), -5_000), new Entry(Account::house(LedgerAccountKind::Adjustments), 5_000),
        ], now()->toImmutable(), reversesKey: 'adjustment:a'));

        $this->assertSame($original, DB::table('ledger_transactions')->where('id', 2)->value('reverses_id'));
        $transaction = Transaction::query()->sole();
        $this->assertSame([0, TransactionStatus::Cancelled], [$transaction->effect_cents, $transaction->status]);
        $this->assertSame(0, $client->refresh()->balance_cents);
    }

    private function credit(Client $client, int $cents, string $name = 'a'): Posting
    {
        return new Posting("adjustment:{$name}", TransactionType::Adjustment, TransactionStatus::Completed, 'client', $client->id, $client->id, abs($cents), [
            new Entry(Account::available($client->id), $cents), new Entry(Account::house(LedgerAccountKind::Adjustments), -$cents),
        ], now()->toImmutable());
    }

    /** @return list<int> */
    private function book(Posting ...$postings): array
    {
        return DB::transaction(fn (): array => $this->app->make(Ledger::class)->post(...$postings));
    }
}
