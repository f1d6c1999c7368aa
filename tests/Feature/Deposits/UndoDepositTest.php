<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\Matches\MergeClients;
use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\DepositStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Transaction;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\DecidesDeposits;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** A wrong approval is undone, unless the money was used. */
final class UndoDepositTest extends TestCase
{
    use DecidesDeposits, ReceivesDeposits, RefreshDatabase;

    public function test_an_approved_deposit_is_not_returned_before_the_approval_is_undone(): void
    {
        $deposit = $this->receive();
        $this->approve($deposit, $this->emma);

        $this->decide('return', $deposit, 'Wrong person')->assertSessionHas('error', 'This deposit is approved for Emma Walsh. Undo the approval before you return the money.');
    }

    public function test_only_an_approval_that_did_not_change_since_is_undone(): void
    {
        $deposit = $this->receive();
        app(MatchDeposit::class)->handle($deposit, $this->emma->id, $this->officer, null);
        $this->decide('undo', $deposit)->assertSessionHas('error', 'This deposit is already matched. Nothing was changed.');
        $this->approve($deposit, $this->emma);

        $this->decide('undo', $deposit, version: 1)->assertSessionHas('error', 'This deposit changed in the meantime: it is now approved for Emma Walsh. Check it again, then decide.');

        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
    }

    public function test_an_undone_approval_is_reversed_and_the_deposit_is_open_again(): void
    {
        $deposit = $this->receive('Payment from Emma Walsh 48213', at: '2026-11-19T22:00:00Z');
        $earlier = $this->receive('Payment from Emma Walsh 48213', 2_000, at: '2026-11-10T22:00:00Z');
        $this->approve($earlier, $this->emma);
        $this->approve($deposit, $this->emma);
        $liam = Client::factory()->createOne(['first_name' => 'Liam', 'last_name' => 'Nguyen']);

        $this->decide('undo', $deposit, 'It was Liam’s')->assertSessionHas('success');

        $deposit->refresh();
        $this->assertSame([DepositStatus::Pending, null, 2, null], [$deposit->status, $deposit->client_id, $deposit->attempt, $deposit->approved_by]);
        $this->assertNotNull($deposit->waiting_since);
        $this->assertSame('It was Liam’s', AuditEvent::query()->where('action', 'deposit.undone')->sole()->after['reason']);
        $this->emma->refresh();
        $this->assertSame([2_000, '2026-11-10 22:00:00'], [$this->emma->balance_cents, $this->emma->last_deposit_at?->toDateTimeString()]);
        $this->assertSame(2_000, (int) DB::table('client_monthly_stats')->sum('deposits_cents'));
        $this->assertSame(1, $this->unread());
        $this->assertSame(1, Transaction::query()->where('type', TransactionType::Reversal)->where('client_id', $this->emma->id)->count());

        $this->approve($deposit, $liam, acceptsOtherPayer: true)->assertSessionHas('success');
        $this->assertSame(5_000, $liam->refresh()->balance_cents);
        $this->decide('undo', $deposit->refresh(), 'Emma’s after all')->assertSessionHas('success');
        $this->approve($deposit, $this->emma)->assertSessionHas('success');
        $this->assertSame([7_000, 0], [$this->emma->refresh()->balance_cents, $liam->refresh()->balance_cents]);
    }

    public function test_approval_cannot_be_undone_once_the_client_used_the_money(): void
    {
        $deposit = $this->receive();
        $this->approve($deposit, $this->emma);
        DB::transaction(fn () => app(Ledger::class)->post(new Posting(
            key: 'test:spent', type: TransactionType::Adjustment, status: TransactionStatus::Completed, sourceType: 'client', sourceId: $this->emma->id, clientId: $this->emma->id,
            amountCents: 3_800, entries: [
                new Entry(Account::available($this->emma->id), -3_800),
                new Entry(Account::house(LedgerAccountKind::Adjustments), 3_800),
            ], occurredAt: now()->toImmutable(),
        )));

        $this->decide('undo', $deposit, 'Wrong person')->assertSessionHas('error',
            'Emma Walsh has only $12.00 of the $50.00 left, so the credit can’t be reversed. Add $38.00 to the balance first.');

        $this->assertSame([DepositStatus::Approved, 1_200, 1], [$deposit->refresh()->status, $this->emma->refresh()->balance_cents, $deposit->attempt]);
        $this->assertSame(5_000, DB::table('client_monthly_stats')->sole()->deposits_cents);
    }

    public function test_the_credit_of_a_merged_client_is_reversed_on_the_remaining_client(): void
    {
        $loser = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '55555']);
        $deposit = $this->receive('Payment from Emma Walsh 55555');
        $this->approve($deposit, $loser)->assertSessionHas('success');
        app(MergeClients::class)->handle($this->emma->id, $loser->id, [], 'Same person', $this->officer);
        $this->assertSame([$this->emma->id, 5_000], [$deposit->refresh()->client_id, $this->emma->refresh()->balance_cents]);

        $this->decide('undo', $deposit)->assertSessionHas('success');
        $this->assertSame([DepositStatus::Pending, 0, 0], [$deposit->refresh()->status, $this->emma->refresh()->balance_cents, Client::withTrashed()->findOrFail($loser->id)->balance_cents]);
    }
}
