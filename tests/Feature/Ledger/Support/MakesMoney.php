<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Support;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\DepositStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Enums\WithdrawalStatus;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\DB;

/** Deposits, withdrawals and adjustments in every status. */
trait MakesMoney
{
    /**
     * A day's business: deposits that wait or are approved, undone, rejected, returned and split; withdrawals that are held, paid and failed.
     *
     * @return array{Client, Client} the first has 70.00 on the balance and 30.00 held, the second 45.00
     */
    protected function makeBusiness(): array
    {
        $first = Client::factory()->createOne();
        $second = Client::factory()->createOne();
        $this->fund($first, 10_000);
        $this->fund($second, 5_000);
        $this->receive(2_500);

        $wrong = $this->fund($first, 1_000);
        $this->in(static fn (DepositLedger $ledger) => $ledger->undone($wrong));
        $wrong->update(['attempt' => 2, 'status' => DepositStatus::Rejected, 'client_id' => null]);
        $this->in(static fn (DepositLedger $ledger) => $ledger->rejected($wrong));
        $returned = $this->receive(700);
        $this->in(static fn (DepositLedger $ledger) => $ledger->rejected($returned));
        $this->in(static fn (DepositLedger $ledger) => $ledger->returned($returned));
        $returned->update(['status' => DepositStatus::Returned]);

        $this->request($first, 3_000);
        $paid = $this->request($second, 500);
        $this->pay($paid);
        $failed = $this->request($second, 800);
        $this->pay($failed);
        $this->out(static fn (WithdrawalLedger $ledger) => $ledger->failed($failed));
        $failed->update(['status' => WithdrawalStatus::Failed]);
        $cancelled = $this->request($second, 900);
        $this->out(static fn (WithdrawalLedger $ledger) => $ledger->released($cancelled, TransactionStatus::Cancelled));
        $cancelled->update(['status' => WithdrawalStatus::Cancelled]);

        return [$first->refresh(), $second->refresh()];
    }

    protected function fund(Client $client, int $cents): Deposit
    {
        $deposit = $this->receive($cents, $client);
        $this->in(static fn (DepositLedger $ledger) => $ledger->approved($deposit));
        $deposit->update(['status' => DepositStatus::Approved]);

        return $deposit;
    }

    protected function receive(int $cents, ?Client $client = null): Deposit
    {
        $line = BankLine::create([
            'rail' => PaymentRail::Osko, 'bank_reference' => 'R'.(BankLine::query()->max('id') + 1), 'end_to_end_id' => null,
            'description' => 'Payment from MEI CHEN 12345', 'payer_name' => 'MEI CHEN', 'amount_cents' => $cents, 'value_at' => now()->subHour(),
        ]);
        $deposit = Deposit::create(['client_id' => $client?->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => $cents, 'status' => DepositStatus::Pending]);
        $this->in(static fn (DepositLedger $ledger) => $ledger->received($deposit));

        return $deposit;
    }

    protected function request(Client $client, int $cents): Withdrawal
    {
        return Withdrawal::factory()->for($client)->held()->createOne(['amount_cents' => $cents])->refresh();
    }

    /** Cents of an adjustment, which has no record of its own. */
    protected function credit(Client $client, int $cents, string $key): Posting
    {
        return new Posting($key, TransactionType::Adjustment, TransactionStatus::Completed, 'client', $client->id, $client->id, abs($cents), [
            new Entry(Account::available($client->id), $cents), new Entry(Account::house(LedgerAccountKind::Adjustments), -$cents),
        ], now()->toImmutable());
    }

    /** @return list<int> */
    protected function book(Posting ...$postings): array
    {
        return DB::transaction(static fn (): array => app(Ledger::class)->post(...$postings));
    }

    /** @param  callable(DepositLedger): mixed  $operation */
    protected function in(callable $operation): void
    {
        DB::transaction(static fn (): mixed => $operation(app(DepositLedger::class)));
    }

    /** @param  callable(WithdrawalLedger): mixed  $operation */
    protected function out(callable $operation): void
    {
        DB::transaction(static fn (): mixed => $operation(app(WithdrawalLedger::class)));
    }

    /** Checked and approved by two people, and paid. */
    protected function pay(Withdrawal $withdrawal): void
    {
        $checker = User::factory()->createOne();
        $approver = User::factory()->createOne();
        $withdrawal->update(['status' => WithdrawalStatus::Approved, 'checked_by' => $checker->id, 'approved_by' => $approver->id]);
        $this->out(static fn (WithdrawalLedger $ledger) => $ledger->paid($withdrawal));
        $withdrawal->update(['status' => WithdrawalStatus::Paid, 'paid_at' => now()]);
    }
}
