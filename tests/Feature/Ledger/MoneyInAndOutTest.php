<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Domain\Ledger\DepositLedger;
use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class MoneyInAndOutTest extends TestCase
{
    use RefreshDatabase;

    public function test_deposit_is_posted_through_suspense_to_the_client_and_reversed(): void
    {
        $client = Client::factory()->createOne();
        $other = Client::factory()->createOne();
        $deposit = $this->deposit($client);
        $this->in(fn (DepositLedger $ledger) => $ledger->received($deposit));
        $this->assertSame(['bank' => -5_000, 'suspense' => 5_000], $this->balances());

        $this->in(fn (DepositLedger $ledger) => $ledger->approved($deposit));
        $this->in(fn (DepositLedger $ledger) => $ledger->approved($deposit));
        $this->assertSame(['available' => 5_000, 'bank' => -5_000, 'suspense' => 0], $this->balances());

        $this->in(fn (DepositLedger $ledger) => $ledger->undone($deposit));
        $deposit->update(['attempt' => 2, 'client_id' => $other->id]);
        $this->in(fn (DepositLedger $ledger) => $ledger->approved($deposit));
        $this->assertSame([0, 5_000], [$client->refresh()->balance_cents, $other->refresh()->balance_cents]);
        $this->assertSame(
            ['deposit completed 5000', 'reversal completed -5000', 'deposit completed 5000'],
            DB::table('transactions')->orderBy('id')->get()->map(fn ($row): string => "{$row->type} {$row->status} {$row->effect_cents}")->all(),
        );
    }

    public function test_deposit_is_split_and_one_part_returned(): void
    {
        $deposit = $this->deposit(null);
        $parts = [$this->deposit(null, 3_000), $this->deposit(null, 2_000)];
        $this->in(fn (DepositLedger $ledger) => $ledger->received($deposit));

        $this->in(fn (DepositLedger $ledger) => $ledger->split($deposit, $parts));
        $this->in(fn (DepositLedger $ledger) => $ledger->rejected($parts[0]));
        $this->in(fn (DepositLedger $ledger) => $ledger->returned($parts[0]));

        $this->assertSame(['bank' => -2_000, 'suspense' => 2_000], $this->balances());
        $this->assertSame(['cancelled', 'returned', 'pending'], DB::table('transactions')->orderBy('id')->pluck('status')->all());
    }

    public function test_a_withdrawal_is_held_paid_and_returned(): void
    {
        $client = $this->funded(5_000);
        $withdrawal = Withdrawal::factory()->for($client)->createOne(['amount_cents' => 3_000]);

        $this->assertTrue($this->out(fn (WithdrawalLedger $ledger) => $ledger->requested($withdrawal)));
        $this->assertSame(2_000, $client->refresh()->balance_cents);
        $this->out(fn (WithdrawalLedger $ledger) => $ledger->paid($withdrawal));
        $this->assertSame(['available' => 2_000, 'bank' => -2_000, 'held' => 0, 'suspense' => 0], $this->balances());
        $this->out(fn (WithdrawalLedger $ledger) => $ledger->failed($withdrawal));
        $this->out(fn (WithdrawalLedger $ledger) => $ledger->failed($withdrawal));
        $this->assertSame(['available' => 5_000, 'bank' => -5_000, 'held' => 0, 'suspense' => 0], $this->balances());
        $this->assertSame(
            ['returned', 0],
            [
                DB::table('transactions')->where('type', 'withdrawal')->value('status'),
                (int) DB::table('transactions')->where('type', 'withdrawal')->value('effect_cents'),
            ],
        );
    }

    public function test_uncovered_withdrawal_is_not_held_and_its_cancellation_posts_nothing(): void
    {
        $client = $this->funded(2_000);
        $withdrawal = Withdrawal::factory()->for($client)->createOne(['amount_cents' => 3_000]);

        $this->assertFalse($this->out(fn (WithdrawalLedger $ledger) => $ledger->requested($withdrawal)));
        $this->out(fn (WithdrawalLedger $ledger) => $ledger->released($withdrawal, TransactionStatus::Cancelled));

        $this->assertSame(2_000, $client->refresh()->balance_cents);
        $this->assertSame('cancelled', DB::table('transactions')->where('type', 'withdrawal')->value('status'));
        $this->expectException(InsufficientFundsException::class);
        $this->out(fn (WithdrawalLedger $ledger) => $ledger->hold(Withdrawal::factory()->for($client)->createOne(['amount_cents' => 3_000])));
    }

    private function funded(int $cents): Client
    {
        $client = Client::factory()->createOne();
        $deposit = $this->deposit($client, $cents);
        $this->in(fn (DepositLedger $ledger) => $ledger->received($deposit));
        $this->in(fn (DepositLedger $ledger) => $ledger->approved($deposit));

        return $client;
    }

    private function deposit(?Client $client, int $cents = 5_000): Deposit
    {
        $line = BankLine::create([
            'rail' => PaymentRail::Osko, 'bank_reference' => 'R'.(BankLine::query()->max('id') + 1), 'end_to_end_id' => null,
            'description' => 'Payment from MEI CHEN 12345', 'payer_name' => 'MEI CHEN', 'amount_cents' => $cents, 'value_at' => now()->subHour(),
        ]);

        return Deposit::create(['client_id' => $client?->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => $cents, 'status' => DepositStatus::Pending]);
    }

    /** @param  callable(DepositLedger): mixed  $operation */
    private function in(callable $operation): void
    {
        DB::transaction(fn (): mixed => $operation($this->app->make(DepositLedger::class)));
    }

    /** @param  callable(WithdrawalLedger): mixed  $operation */
    private function out(callable $operation): mixed
    {
        return DB::transaction(fn (): mixed => $operation($this->app->make(WithdrawalLedger::class)));
    }

    /** @return array<string, int> */
    private function balances(): array
    {
        return DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->groupBy('kind')->orderBy('kind')->selectRaw('kind, sum(amount_cents) as cents')->pluck('cents', 'kind')->map(static fn (mixed $cents): int => (int) $cents)->all();
    }
}
