<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\DepositPart;
use App\Actions\Deposits\MatchDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Matches\MergeClients;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DepositStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\NotificationType;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ClientMonthlyStat;
use App\Models\Deposit;
use App\Models\Impersonation;
use App\Models\Notification;
use App\Models\Transaction;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Ledger\Account;
use App\Services\Ledger\Entry;
use App\Services\Ledger\LedgerBook;
use App\Services\Ledger\Posting;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;
use Throwable;

final class DepositDecisionsTest extends TestCase
{
    use ReceivesDeposits, RefreshDatabase;

    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Sam', 'last_name' => 'Reid']);
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->actingAs($this->officer);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
        parent::tearDown();
    }

    public function test_an_approval_credits_the_client_and_everything_follows(): void
    {
        $deposit = $this->receive('Payment from E WALSH 48213', at: '2026-11-19T22:00:00Z');
        $this->assertSame([1, 0], [$this->unread(), $this->emma->refresh()->balance_cents]);

        $this->approve($deposit, $this->emma)->assertSessionHas('success', '$50.00 credited.');

        $deposit->refresh();
        $this->assertSame([DepositStatus::Approved, $this->emma->id, $this->officer->id, $this->officer->id, null], [
            $deposit->status, $deposit->client_id, $deposit->approved_by, $deposit->decided_by, $deposit->waiting_since,
        ]);
        $this->emma->refresh();
        $this->assertSame([5_000, '2026-11-19 22:00:00'], [$this->emma->balance_cents, $this->emma->last_deposit_at?->toDateTimeString()]);
        $this->assertSame(5_000, ClientMonthlyStat::query()->sole()->deposits_cents);
        $this->assertSame(0, $this->unread());
        $transaction = Transaction::query()->sole();
        $this->assertSame([TransactionStatus::Completed, 5_000], [$transaction->status, $transaction->effect_cents]);
        $event = AuditEvent::query()->where('action', 'deposit.approved')->sole();
        $this->assertSame([$this->officer->id, $this->emma->id, 'pending', 'approved'], [$event->actor_id, $event->client_id, $event->before['status'], $event->after['status']]);
    }

    public function test_the_amount_is_the_deposits_own_whatever_the_request_says(): void
    {
        $deposit = $this->receive();

        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->emma->id, 'version' => $deposit->version, 'amount_cents' => 9_999_999, 'accepts_other_payer' => true]);

        $this->assertSame([5_000, 5_000], [$this->emma->refresh()->balance_cents, $deposit->refresh()->amount_cents]);
    }

    public function test_the_same_decision_again_answers_the_same_and_another_one_says_who_was_quicker(): void
    {
        $deposit = $this->receive();
        $this->approve($deposit, $this->emma);

        $this->approve($deposit, $this->emma)->assertSessionHas('success', '$50.00 credited.');
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne());
        $this->approve($deposit, $this->emma)->assertSessionHas('success', 'Sam Reid has done that already.');
        $this->approve($deposit, Client::factory()->createOne())->assertSessionHas('error', 'This deposit is approved for Emma Walsh by Sam Reid already. Nothing was changed.');
        $this->decide('reject', $deposit)->assertSessionHas('error', 'This deposit is approved for Emma Walsh by Sam Reid already. Nothing was changed.');

        $this->assertSame([5_000, 1], [$this->emma->refresh()->balance_cents, AuditEvent::query()->where('action', 'deposit.approved')->count()]);
    }

    public function test_whoever_decides_on_what_has_changed_is_told(): void
    {
        $deposit = $this->receive('Payment');
        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => 1])->assertSessionHas('success', 'Matched. It waits for approval.');

        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => Client::factory()->createOne()->id, 'version' => 1])
            ->assertSessionHas('error', 'This deposit changed while you looked at it: it is matched and meant for Emma Walsh now. Look at it again, then decide.');

        $this->assertSame(DepositStatus::Matched, $deposit->refresh()->status);
    }

    public function test_another_payer_has_to_be_accepted_and_that_is_kept(): void
    {
        $deposit = $this->receive('Payment from Liam Nguyen 12345');

        $this->approve($deposit, $this->emma)->assertSessionHas('error', 'The payer is Liam Nguyen, not Emma Walsh. Tick that you have checked this, then approve.');
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
        $this->approve($deposit, $this->emma, acceptsOtherPayer: true)->assertSessionHas('success');

        $this->assertSame('Liam Nguyen', AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['other_payer']);
    }

    public function test_nothing_is_credited_to_whom_something_stands_against(): void
    {
        $deposit = $this->receive('Payment');
        $this->emma->forceFill(['is_barred' => true])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('error', 'This client is barred and gets no deposits. Return the money to the payer instead.');

        $this->emma->forceFill(['is_barred' => false, 'betstop_state' => BetstopState::Registered])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('error');
        $this->emma->forceFill(['betstop_state' => BetstopState::Clear, 'status' => ClientStatus::Closed])->save();
        $this->approve($deposit, $this->emma)->assertSessionHas('error');

        $this->assertSame([0, DepositStatus::Pending], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
        $this->decide('return', $deposit, 'Client is barred')->assertSessionHas('success', 'Returned to the payer.');
        $this->assertSame(TransactionStatus::Returned, Transaction::query()->sole()->status);
    }

    public function test_a_rejected_deposit_stays_here_until_it_is_returned(): void
    {
        $deposit = $this->receive();

        $this->decide('reject', $deposit, 'Nobody of ours')->assertSessionHas('success');
        $this->assertSame([DepositStatus::Rejected, 'Nobody of ours', TransactionStatus::Declined], [$deposit->refresh()->status, $deposit->reason, Transaction::query()->sole()->status]);
        $this->assertSame(0, $this->unread());
        $this->assertSame(5_000, $this->suspense());

        $this->decide('return', $deposit, 'The bank asked for it')->assertSessionHas('success');
        $this->assertSame([DepositStatus::Returned, TransactionStatus::Returned, 0], [$deposit->refresh()->status, Transaction::query()->sole()->status, $this->suspense()]);
    }

    public function test_what_is_a_clients_is_not_returned_before_the_approval_is_undone(): void
    {
        $deposit = $this->receive();
        $this->approve($deposit, $this->emma);

        $this->decide('return', $deposit, 'Wrong person')->assertSessionHas('error', 'This deposit is approved for Emma Walsh. Undo the approval before you return the money.');
    }

    public function test_a_wrong_approval_is_taken_back_by_a_reversal_and_the_deposit_waits_again(): void
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
        $this->emma->refresh();
        $this->assertSame([2_000, '2026-11-10 22:00:00'], [$this->emma->balance_cents, $this->emma->last_deposit_at?->toDateTimeString()]);
        $this->assertSame(2_000, (int) ClientMonthlyStat::query()->sum('deposits_cents'));
        $this->assertSame(1, $this->unread());
        $this->assertSame(1, Transaction::query()->where('type', TransactionType::Reversal)->where('client_id', $this->emma->id)->count());

        $this->approve($deposit, $liam, acceptsOtherPayer: true)->assertSessionHas('success');
        $this->assertSame(5_000, $liam->refresh()->balance_cents);
        $this->decide('undo', $deposit->refresh(), 'Emma’s after all')->assertSessionHas('success');
        $this->approve($deposit, $this->emma)->assertSessionHas('success');
        $this->assertSame([7_000, 0], [$this->emma->refresh()->balance_cents, $liam->refresh()->balance_cents]);
    }

    public function test_an_approval_is_not_undone_when_the_client_has_used_the_money(): void
    {
        $deposit = $this->receive();
        $this->approve($deposit, $this->emma);
        DB::transaction(fn () => app(LedgerBook::class)->post(new Posting(
            key: 'test:spent', type: TransactionType::Adjustment, status: TransactionStatus::Completed, sourceType: 'client', sourceId: $this->emma->id, clientId: $this->emma->id,
            amountCents: 3_800, entries: [
                new Entry(Account::available($this->emma->id), -3_800),
                new Entry(Account::house(LedgerAccountKind::Adjustments), 3_800),
            ], occurredAt: now()->toImmutable(),
        )));

        $this->decide('undo', $deposit, 'Wrong person')->assertSessionHas('error',
            'Only $12.00 of $50.00 is left on Emma Walsh’s balance, so the credit cannot be taken back. Get $38.00 back onto the balance first.');

        $this->assertSame([DepositStatus::Approved, 1_200, 1], [$deposit->refresh()->status, $this->emma->refresh()->balance_cents, $deposit->attempt]);
        $this->assertSame(5_000, ClientMonthlyStat::query()->sole()->deposits_cents);
    }

    public function test_a_payment_for_two_is_split_and_each_part_stands_for_itself(): void
    {
        $deposit = $this->receive('Payment from R&J HOLDINGS 9', 10_000);
        $version = $deposit->version;
        $split = fn (int $first, int $second): TestResponse => $this->put("/deposits/{$deposit->id}/split", [
            'version' => $version, 'parts' => [['amount_cents' => $first, 'client_id' => $this->emma->id], ['amount_cents' => $second, 'client_id' => null]],
        ]);
        $split(6_000, 5_000)->assertSessionHas('error', 'The parts come to $110.00; the payment is $100.00.');
        $split(10_000, 0)->assertSessionHasErrors('parts.1.amount_cents');
        $split(6_000, 4_000)->assertSessionHas('success');

        [$one, $two] = $deposit->refresh()->parts->all();
        $this->assertSame([DepositStatus::Split, null], [$deposit->status, $deposit->waiting_since]);
        $this->assertSame([[6_000, DepositStatus::Matched, 1], [4_000, DepositStatus::Pending, 2]], [[$one->amount_cents, $one->status, $one->part], [$two->amount_cents, $two->status, $two->part]]);
        $this->assertSame([10_000, 2], [$this->suspense(), $this->unread()]);
        $split(5_000, 5_000)->assertSessionHas('error');

        $this->approve($one, $this->emma, acceptsOtherPayer: true);
        $this->decide('return', $two, 'Not ours')->assertSessionHas('success');
        $this->assertSame([6_000, 0, 0], [$this->emma->refresh()->balance_cents, $this->suspense(), $this->unread()]);
    }

    public function test_a_part_is_split_again_and_numbers_stay_unique(): void
    {
        $deposit = $this->receive('Payment', 9_000);
        $parts = fn (Deposit $of): array => ['version' => $of->version, 'parts' => array_fill(0, 3, ['amount_cents' => intdiv($of->amount_cents, 3)])];
        $this->put("/deposits/{$deposit->id}/split", $parts($deposit))->assertSessionHas('success');
        $second = $deposit->parts()->firstOrFail();
        $this->put("/deposits/{$second->id}/split", $parts($second))->assertSessionHas('success');

        $this->assertSame([0, 1, 2, 3, 4, 5, 6], Deposit::query()->orderBy('part')->pluck('part')->all());
        $this->assertSame(9_000, $this->suspense());
    }

    public function test_a_match_is_made_changed_and_taken_back_without_any_money(): void
    {
        $deposit = $this->receive('Payment');
        $other = Client::factory()->createOne();

        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => $deposit->version]);
        $this->put("/deposits/{$deposit->id}/match", ['client_id' => $other->id, 'version' => $deposit->refresh()->version]);
        $this->assertSame([$other->id, $this->officer->id, 1], [$deposit->refresh()->client_id, $deposit->matched_by, $this->unread()]);

        $this->delete("/deposits/{$deposit->id}/match", ['version' => $deposit->version])->assertSessionHas('success', 'The match is taken back.');
        $this->assertSame([null, DepositStatus::Pending, 1], [$deposit->refresh()->client_id, $deposit->status, $this->unread()]);
        $this->assertSame([0, 0], [$this->emma->refresh()->balance_cents, $other->refresh()->balance_cents]);
        $this->assertSame(['deposit.matched', 'deposit.matched', 'deposit.unmatched'], AuditEvent::query()->whereIn('action', ['deposit.matched', 'deposit.unmatched'])->orderBy('id')->pluck('action')->all());
    }

    public function test_money_is_not_meant_for_somebody_who_was_merged_meanwhile(): void
    {
        $deposit = $this->receive('Payment');
        $gone = Client::factory()->createOne(['first_name' => 'Liam', 'last_name' => 'Nguyen']);
        $gone->delete();
        $refused = static fn (callable $deed): string => rescue($deed, static fn (Throwable $why): string => $why->getMessage(), report: false);

        $this->assertStringContainsString('not on file any more', $refused(fn () => app(MatchDeposit::class)->handle($deposit, $gone->id, $this->officer, null)));
        $this->assertStringContainsString('not on file any more', $refused(fn () => app(SplitDeposit::class)->handle($deposit, [new DepositPart($gone->id, 2_000), new DepositPart(null, 3_000)], $this->officer, null)));
        $this->assertSame([DepositStatus::Pending, null], [$deposit->refresh()->status, $deposit->client_id]);
    }

    public function test_the_credit_of_a_client_who_was_merged_is_taken_back_from_whom_they_are_now(): void
    {
        $loser = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '55555']);
        $deposit = $this->receive('Payment from Emma Walsh 55555');
        $this->approve($deposit, $loser)->assertSessionHas('success');
        app(MergeClients::class)->handle($this->emma->id, $loser->id, [], 'Same person', $this->officer);
        $this->assertSame([$this->emma->id, 5_000], [$deposit->refresh()->client_id, $this->emma->refresh()->balance_cents]);

        $this->decide('undo', $deposit)->assertSessionHas('success');
        $this->assertSame([DepositStatus::Pending, 0, 0], [$deposit->refresh()->status, $this->emma->refresh()->balance_cents, Client::withTrashed()->findOrFail($loser->id)->balance_cents]);
    }

    public function test_only_those_who_handle_payments_decide_and_nobody_in_another_persons_name(): void
    {
        $deposit = $this->receive();
        $deeds = [
            fn () => $this->approve($deposit, $this->emma), fn () => $this->decide('reject', $deposit), fn () => $this->decide('return', $deposit), fn () => $this->decide('undo', $deposit),
            fn () => $this->put("/deposits/{$deposit->id}/match", ['client_id' => $this->emma->id, 'version' => 1]), fn () => $this->delete("/deposits/{$deposit->id}/match", ['version' => 1]),
            fn () => $this->put("/deposits/{$deposit->id}/split", []), fn () => $this->postJson('/deposits/approve', ['deposits' => [['id' => $deposit->id, 'version' => 1]]]),
            fn () => $this->getJson("/deposits/{$deposit->id}/clients?search=em"),
        ];
        foreach ([StaffRole::AccountManager, StaffRole::RiskAnalyst, StaffRole::Marketing] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            foreach ($deeds as $deed) {
                $deed()->assertForbidden();
            }
        }

        $this->actingAs($this->officer);
        $impersonation = Impersonation::create(['actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id, 'target_id' => $this->officer->id, 'reason' => 'Support', 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->approve($deposit, $this->emma)->assertForbidden();
        $this->assertSame([0, DepositStatus::Pending], [$this->emma->refresh()->balance_cents, $deposit->refresh()->status]);
    }

    public function test_what_is_missing_or_made_up_is_refused(): void
    {
        $deposit = $this->receive();

        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => 999_999, 'version' => 1])->assertSessionHasErrors('client_id');
        $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->emma->id])->assertSessionHasErrors('version');
        $this->put("/deposits/{$deposit->id}/reject", ['version' => 1, 'reason' => 'no'])->assertSessionHasErrors('reason');
        $this->put('/deposits/999999/approve', ['client_id' => $this->emma->id, 'version' => 1])->assertNotFound();
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_clients_are_looked_for_with_what_stands_against_them(): void
    {
        $deposit = $this->receive('Payment from Liam Nguyen 12345');
        $this->emma->forceFill(['is_barred' => true])->save();

        $this->getJson("/deposits/{$deposit->id}/clients?search=emma")->assertOk()
            ->assertJsonPath('clients.0.full_name', 'Emma Walsh')->assertJsonPath('clients.0.is_other_payer', true)
            ->assertJsonPath('clients.0.refusal', 'This client is barred and gets no deposits.');
    }

    /** @return TestResponse<Response> */
    private function approve(Deposit $deposit, Client $client, bool $acceptsOtherPayer = false): TestResponse
    {
        return $this->put("/deposits/{$deposit->id}/approve", [
            'client_id' => $client->id, 'version' => Deposit::query()->whereKey($deposit->id)->value('version'), 'accepts_other_payer' => $acceptsOtherPayer,
        ]);
    }

    /** @return TestResponse<Response> */
    private function decide(string $deed, Deposit $deposit, string $reason = 'Looked into it'): TestResponse
    {
        return $this->put("/deposits/{$deposit->id}/{$deed}", ['reason' => $reason, 'version' => Deposit::query()->whereKey($deposit->id)->value('version')]);
    }

    private function unread(): int
    {
        Artisan::call('outbox:sweep');

        return Notification::query()->where('user_id', $this->officer->id)->where('type', NotificationType::Deposit)->where('is_read', false)->count();
    }

    private function suspense(): int
    {
        return (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->where('ledger_accounts.kind', 'suspense')->sum('ledger_entries.amount_cents');
    }
}
