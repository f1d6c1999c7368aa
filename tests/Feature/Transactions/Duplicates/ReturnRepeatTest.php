<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions\Duplicates;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\DepositPart;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\AuditEvent;
use App\Models\KnownPayer;
use App\Models\MatchDecision;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\SuspectsRepeats;
use Tests\TestCase;

/** What becomes of the money of a confirmed repeat. */
final class ReturnRepeatTest extends TestCase
{
    use RefreshDatabase, SuspectsRepeats;

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
}
