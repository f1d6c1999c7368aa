<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions\Duplicates;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\DepositPart;
use App\Actions\Deposits\Duplicates\FindDuplicates;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\Impersonation;
use App\Models\KnownPayer;
use App\Models\MatchDecision;
use App\Models\User;
use App\Services\Deposits\Duplicates\OpenCases;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Intake\NewBankLine;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** What people do with a suspected repeat, and what becomes of the money. */
final class DecideDuplicatesTest extends TestCase
{
    use RefreshDatabase;

    private User $officer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Yuki', 'last_name' => 'Tanaka', 'timezone' => 'Australia/Melbourne']);
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->actingAs($this->officer);
    }

    public function test_a_repeat_that_waits_is_confirmed_and_returned(): void
    {
        $case = $this->suspect();
        $repeat = $this->deposit($case->right_bank_line_id);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id, 'note' => 'Client says so'])->assertSessionHas('success');
        $this->assertSame([DuplicateCaseStatus::Confirmed, $case->right_bank_line_id, $this->officer->id], [$case->refresh()->status, $case->repeat_bank_line_id, $case->decided_by]);
        $this->assertSame(DepositStatus::Matched, $repeat->refresh()->status);
        $this->assertStringContainsString('confirmed as a repeat', (string) OpenCases::of($case->right_bank_line_id)?->message);
        $this->assertNull(OpenCases::of($case->left_bank_line_id));

        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('success', '$50.00 returned.');
        $this->assertSame([DuplicateCaseStatus::Returned, 'Paid twice'], [$case->refresh()->status, $case->note]);
        $this->assertSame([DepositStatus::Returned, 'Paid twice', $this->officer->id], [$repeat->refresh()->status, $repeat->reason, $repeat->decided_by]);
        $this->assertSame(DepositStatus::Matched, $this->deposit($case->left_bank_line_id)->status);
        $this->assertSame(['duplicate_case.opened', 'duplicate_case.confirmed', 'duplicate_case.returned'], AuditEvent::query()->where('subject_type', 'duplicate_case')->orderBy('id')->pluck('action')->all());
        $this->assertLedgerIsTrue();
    }

    public function test_the_first_of_the_two_may_be_the_one_that_goes_back(): void
    {
        $case = $this->suspect();

        $this->decide($case, 'confirm', ['repeat' => $case->left_bank_line_id]);
        $this->decide($case, 'return', ['reason' => 'The first was the mistake']);

        $this->assertSame([DepositStatus::Returned, DepositStatus::Matched], [$this->deposit($case->left_bank_line_id)->status, $this->deposit($case->right_bank_line_id)->status]);
        $this->assertLedgerIsTrue();
    }

    public function test_a_credited_repeat_is_taken_from_the_balance_and_returned_at_once(): void
    {
        $case = $this->suspect();
        $this->approve($case->left_bank_line_id);
        $this->approve($case->right_bank_line_id);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('success');

        $this->assertSame(5_000, $this->client->refresh()->balance_cents);
        $this->assertSame(DepositStatus::Returned, $this->deposit($case->right_bank_line_id)->status);
        $this->assertLedgerIsTrue();
    }

    public function test_money_that_the_client_has_used_stays_and_nothing_changes(): void
    {
        $case = $this->suspect();
        $this->approve($case->right_bank_line_id);
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->spend(4_000);

        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'Only $10.00 of $50.00 is left'));

        $this->assertSame(DuplicateCaseStatus::Confirmed, $case->refresh()->status);
        $this->assertSame(DepositStatus::Approved, $this->deposit($case->right_bank_line_id)->status);
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->assertLedgerIsTrue();
    }

    public function test_one_that_was_returned_or_rejected_under_deposits_is_only_ended_here(): void
    {
        [$returned, $rejected] = [$this->suspect(), $this->suspect('Tom Reid', 'RUN')];
        app(ReturnDeposit::class)->handle($this->deposit($returned->right_bank_line_id), 'Asked by phone', $this->officer);
        app(RejectDeposit::class)->handle($this->deposit($rejected->right_bank_line_id), 'Not ours', $this->officer, null);

        foreach ([$returned, $rejected] as $case) {
            $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
            $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('success');
            $this->assertSame([DuplicateCaseStatus::Returned, DepositStatus::Returned], [$case->refresh()->status, $this->deposit($case->right_bank_line_id)->status]);
        }

        $this->assertSame('Asked by phone', $this->deposit($returned->right_bank_line_id)->reason);
        $this->assertLedgerIsTrue();
    }

    public function test_a_confirmed_repeat_is_not_approved_and_an_open_one_only_by_who_has_looked(): void
    {
        $case = $this->suspect();
        $deposit = $this->deposit($case->right_bank_line_id);
        $approve = fn (array $data = []) => $this->put("/deposits/{$deposit->id}/approve", ['client_id' => $this->client->id, 'version' => $deposit->refresh()->version, ...$data]);
        $inBulk = fn (): string => $this->postJson('/deposits/approve', ['deposits' => [['id' => $deposit->id, 'version' => $deposit->refresh()->version]]])->json('results.0.message');

        $approve()->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'may repeat another one'));
        $this->assertStringContainsString('may repeat another one', $inBulk());

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $approve(['accepts_repeat' => true])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'was confirmed as a repeat'));
        $this->assertStringContainsString('was confirmed as a repeat', $inBulk());
        $this->assertSame(0, $this->client->refresh()->balance_cents);
        $this->get("/deposits?deposit={$deposit->id}")->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('deposit.duplicates.0.is_confirmed', true)->where('deposit.deposit.has_duplicate_case', true)->etc());

        $this->decide($case, 'reopen', ['seen' => 'confirmed']);
        $approve(['accepts_repeat' => true])->assertSessionHas('success');
        $this->assertSame($case->id, AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['duplicate_case'] ?? null);
        $this->assertLedgerIsTrue();
    }

    public function test_a_confirmed_case_counts_for_more_than_a_likelier_open_one(): void
    {
        $case = $this->suspect();
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        DuplicateCase::factory()->createOne(['right_bank_line_id' => $case->right_bank_line_id, 'score' => 100]);

        $this->assertSame(DuplicateCaseStatus::Confirmed, OpenCases::of($case->right_bank_line_id)?->status);
    }

    public function test_a_confirmed_repeat_that_is_returned_under_deposits_ends_its_case(): void
    {
        $case = $this->suspect();
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $deposit = $this->deposit($case->right_bank_line_id);

        $this->put("/deposits/{$deposit->id}/return", ['version' => $deposit->version, 'reason' => 'Paid twice'])->assertSessionHas('success');

        $this->assertSame([DuplicateCaseStatus::Returned, 'Paid twice', $this->officer->id], [$case->refresh()->status, $case->note, $case->decided_by]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'duplicate_case.returned')->count());
        $this->decide($case, 'return', ['reason' => 'Once more'])->assertSessionHas('error');
        $this->assertLedgerIsTrue();
    }

    public function test_the_case_of_a_repeat_that_was_split_ends_with_the_last_of_its_parts(): void
    {
        $case = $this->suspect();
        $whole = $this->deposit($case->right_bank_line_id);
        $parts = app(SplitDeposit::class)->handle($whole, [new DepositPart($this->client->id, 3_000), new DepositPart(null, 2_000)], $this->officer, null);
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);

        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, '2 are still here'));
        $this->put("/deposits/{$parts[0]->id}/approve", ['client_id' => $this->client->id, 'version' => $parts[0]->refresh()->version, 'accepts_repeat' => true])->assertSessionHas('error');
        app(ReturnDeposit::class)->handle($parts[0], 'Paid twice', $this->officer);
        $this->assertSame(DuplicateCaseStatus::Confirmed, $case->refresh()->status);
        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'one is still here'));

        app(ReturnDeposit::class)->handle($parts[1], 'Paid twice', $this->officer);
        $this->assertSame(DuplicateCaseStatus::Returned, $case->refresh()->status);
        $this->assertSame(0, $this->client->refresh()->balance_cents);
        $this->assertLedgerIsTrue();
    }

    public function test_a_repeat_that_goes_back_says_nothing_against_its_payer_or_its_match(): void
    {
        $case = $this->suspect();
        $deposit = $this->deposit($case->right_bank_line_id);
        MatchDecision::query()->updateOrCreate(['deposit_id' => $deposit->id], ['proposed_client_id' => $this->client->id, 'score' => 90, 'signature' => 'pin+name', 'is_automatic' => true]);
        $this->approve($case->right_bank_line_id);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('success');

        $this->assertTrue(MatchDecision::query()->where('deposit_id', $deposit->id)->sole()->is_right);
        $this->assertSame([[1, 0]], KnownPayer::query()->get()->map(static fn (KnownPayer $payer): array => [$payer->times_seen, $payer->times_undone])->all());
    }

    public function test_of_two_who_decide_the_second_is_told_who_was_quicker_and_when(): void
    {
        $case = $this->suspect();
        $this->travelTo('2026-11-22 03:05:00');
        $this->decide($case, 'dismiss', ['note' => 'Tops up twice on Fridays'])->assertSessionHas('success');

        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['timezone' => 'Australia/Melbourne']));
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id])
            ->assertSessionHas('error', 'Yuki Tanaka dismissed this case on 22 Nov 2026, 14:05: “Tops up twice on Fridays”. Nothing was changed.');

        $this->assertSame(DuplicateCaseStatus::Dismissed, $case->refresh()->status);
        $this->decide($case, 'return', ['reason' => 'Paid twice'])->assertSessionHas('error');
    }

    public function test_a_dismissal_and_a_confirmation_are_taken_back_but_no_return(): void
    {
        $case = $this->suspect();
        $this->decide($case, 'dismiss', ['note' => 'Both meant']);
        $this->decide($case, 'reopen', ['seen' => 'confirmed'])->assertSessionHas('error');
        $this->decide($case, 'reopen', ['seen' => 'dismissed'])->assertSessionHas('success');
        $this->assertSame([DuplicateCaseStatus::Open, null], [$case->refresh()->status, $case->note]);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->decide($case, 'reopen', ['seen' => 'confirmed'])->assertSessionHas('success');
        $this->assertNull($case->refresh()->repeat_bank_line_id);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->decide($case, 'return', ['reason' => 'Paid twice']);
        $this->decide($case, 'reopen', ['seen' => 'returned'])->assertSessionHasErrors('seen');
        $this->assertSame(DuplicateCaseStatus::Returned, $case->refresh()->status);
    }

    public function test_tampered_and_missing_parts_are_refused(): void
    {
        $case = $this->suspect();
        $foreign = $this->suspect('Tom Reid', 'RUN');

        $this->decide($case, 'confirm', ['repeat' => $foreign->right_bank_line_id])->assertSessionHasErrors(['repeat' => 'That payment is not one of the two.']);
        $this->decide($case, 'confirm', [])->assertSessionHasErrors('repeat');
        $this->decide($case, 'dismiss', ['note' => ' '])->assertSessionHasErrors(['note' => 'Say why both payments were meant.']);
        $this->decide($case, 'return', ['reason' => ''])->assertSessionHasErrors('reason');
        $this->decide($case, 'return', ['reason' => 'Paid twice', 'amount_cents' => 1])->assertSessionHas('error');
        $this->post('/transactions/duplicate-osko-deposits/999999/dismiss', ['note' => 'Both meant'])->assertNotFound();

        $this->assertSame(DuplicateCaseStatus::Open, $case->refresh()->status);
    }

    /** @return list<array{StaffRole}> */
    public static function others(): array
    {
        return [[StaffRole::AccountManager], [StaffRole::RiskAnalyst], [StaffRole::Executive]];
    }

    #[DataProvider('others')]
    public function test_who_does_not_handle_payments_decides_nothing(StaffRole $role): void
    {
        $case = $this->suspect();
        $this->actingAs(User::factory()->withRole($role)->createOne());

        foreach (['confirm' => ['repeat' => $case->right_bank_line_id], 'dismiss' => ['note' => 'Both meant'], 'return' => ['reason' => 'Twice'], 'reopen' => ['seen' => 'dismissed']] as $deed => $data) {
            $this->decide($case, $deed, $data)->assertForbidden();
        }
        $this->assertSame(DuplicateCaseStatus::Open, $case->refresh()->status);
    }

    public function test_nobody_decides_in_another_persons_name(): void
    {
        $case = $this->suspect();
        $impersonation = Impersonation::create(['actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id, 'target_id' => $this->officer->id, 'reason' => 'Support', 'started_at' => now()]);

        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])
            ->post("/transactions/duplicate-osko-deposits/{$case->id}/dismiss", ['note' => 'Both meant'])->assertForbidden();

        $this->assertSame(DuplicateCaseStatus::Open, $case->refresh()->status);
    }

    private function suspect(string $payer = 'Emma Walsh', string $stem = 'NAB'): DuplicateCase
    {
        $lines = [];
        foreach ([10, 4] as $place => $minutes) {
            $line = app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, "{$stem}-{$place}7", null, "Payment from {$payer} 48213", 5_000, now()->toImmutable()->subMinutes($minutes)))->line;
            Deposit::query()->where('bank_line_id', $line->id)->firstOrFail()->update(['client_id' => $this->client->id, 'status' => DepositStatus::Matched]);
            $lines[] = $line;
        }

        return app(FindDuplicates::class)->handle($lines[1]->id) ?? throw new LogicException('No case.');
    }

    /**
     * @param  array<string, mixed>  $data
     * @return TestResponse<Response>
     */
    private function decide(DuplicateCase $case, string $deed, array $data): TestResponse
    {
        return $this->from('/transactions/duplicate-osko-deposits')->post("/transactions/duplicate-osko-deposits/{$case->id}/{$deed}", $data);
    }

    private function deposit(int $lineId): Deposit
    {
        return Deposit::query()->where('bank_line_id', $lineId)->firstOrFail();
    }

    private function approve(int $lineId): void
    {
        app(ApproveDeposit::class)->handle($this->deposit($lineId), $this->client->id, $this->officer, null, acceptsOtherPayer: true, acceptsRepeat: true);
    }

    private function spend(int $cents): void
    {
        \Illuminate\Support\Facades\DB::transaction(fn () => app(\App\Services\Ledger\LedgerBook::class)->post(new \App\Services\Ledger\Posting(
            'adjustment:spent', \App\Enums\TransactionType::Adjustment, \App\Enums\TransactionStatus::Completed, 'client', $this->client->id, $this->client->id, $cents, [
                new \App\Services\Ledger\Entry(\App\Services\Ledger\Account::available($this->client->id), -$cents),
                new \App\Services\Ledger\Entry(\App\Services\Ledger\Account::house(\App\Enums\LedgerAccountKind::Adjustments), $cents),
            ], now()->toImmutable(),
        )));
    }

    private function assertLedgerIsTrue(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }
}
