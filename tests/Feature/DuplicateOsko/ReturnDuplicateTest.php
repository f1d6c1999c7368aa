<?php

declare(strict_types=1);

namespace Tests\Feature\DuplicateOsko;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\DepositPart;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\AuditEvent;
use App\Models\KnownPayer;
use App\Models\MatchDecision;
use App\Queries\DuplicateOsko\DuplicateTotalsQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\SuspectsRepeats;
use Tests\TestCase;

/** Returning the money of a confirmed duplicate. */
final class ReturnDuplicateTest extends TestCase
{
    use RefreshDatabase, SuspectsRepeats;

    public function test_earlier_payment_can_be_the_duplicate(): void
    {
        $case = $this->suspect();

        $this->decide($case, 'confirm', ['repeat' => $case->left_bank_line_id]);
        $this->decide($case, 'return', ['repeat' => $case->left_bank_line_id, 'reason' => 'The first was the mistake']);

        $this->assertSame([DepositStatus::Returned, DepositStatus::Matched], [$this->deposit($case->left_bank_line_id)->status, $this->deposit($case->right_bank_line_id)->status]);
        $this->assertLedgerIsTrue();
    }

    public function test_return_is_refused_when_a_colleague_confirmed_the_other_payment(): void
    {
        $case = $this->suspect();
        $this->decide($case, 'confirm', ['repeat' => $case->left_bank_line_id]);
        $this->decide($case, 'reopen', ['seen' => 'confirmed'])->assertSessionHas('success');
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);

        $this->decide($case, 'return', ['repeat' => $case->left_bank_line_id, 'reason' => 'The first was the mistake'])
            ->assertSessionHas('error', 'This case is already confirmed for the other payment by Yuki Tanaka, just now. Nothing was changed.');

        $this->assertSame(DuplicateCaseStatus::Confirmed, $case->refresh()->status);
        $this->assertSame([DepositStatus::Matched, DepositStatus::Matched], [$this->deposit($case->left_bank_line_id)->status, $this->deposit($case->right_bank_line_id)->status]);
    }

    public function test_credited_duplicate_is_debited_and_returned(): void
    {
        $case = $this->suspect();
        $this->approve($case->left_bank_line_id);
        $this->approve($case->right_bank_line_id);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('success');

        $this->assertSame(5_000, $this->client->refresh()->balance_cents);
        $this->assertSame(DepositStatus::Returned, $this->deposit($case->right_bank_line_id)->status);
        $this->assertLedgerIsTrue();
    }

    public function test_return_is_refused_when_the_client_has_spent_the_money(): void
    {
        $case = $this->suspect();
        $this->approve($case->right_bank_line_id);
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->spend(4_000);

        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'has only $10.00 of the $50.00 left'));

        $this->assertSame(DuplicateCaseStatus::Confirmed, $case->refresh()->status);
        $this->assertSame(DepositStatus::Approved, $this->deposit($case->right_bank_line_id)->status);
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->assertLedgerIsTrue();
    }

    public function test_return_closes_the_case_when_the_deposit_is_already_returned_or_rejected(): void
    {
        [$returned, $rejected] = [$this->suspect(), $this->suspect('Tom Reid', 'RUN')];
        app(ReturnDeposit::class)->handle($this->deposit($returned->right_bank_line_id), 'Asked by phone', $this->officer);
        app(RejectDeposit::class)->handle($this->deposit($rejected->right_bank_line_id), 'Not ours', $this->officer, null);

        foreach ([$returned, $rejected] as $case) {
            $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
            $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('success');
            $this->assertSame([DuplicateCaseStatus::Returned, DepositStatus::Returned], [$case->refresh()->status, $this->deposit($case->right_bank_line_id)->status]);
        }

        $this->assertSame('Asked by phone', $this->deposit($returned->right_bank_line_id)->reason);
        $this->assertLedgerIsTrue();
    }

    public function test_returning_the_deposit_closes_the_case(): void
    {
        $case = $this->suspect();
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $deposit = $this->deposit($case->right_bank_line_id);

        $this->put("/deposits/{$deposit->id}/return", ['version' => $deposit->version, 'reason' => 'Paid twice'])->assertSessionHas('success');

        $this->assertSame([DuplicateCaseStatus::Returned, 'Paid twice', $this->officer->id], [$case->refresh()->status, $case->note, $case->decided_by]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'duplicate_case.returned')->count());
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Once more'])->assertSessionHas('error');
        $this->assertLedgerIsTrue();
    }

    public function test_case_of_a_split_duplicate_closes_with_its_last_part(): void
    {
        $case = $this->suspect();
        $whole = $this->deposit($case->right_bank_line_id);
        $parts = app(SplitDeposit::class)->handle($whole, [new DepositPart($this->client->id, 3_000), new DepositPart(null, 2_000)], $this->officer, null);
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);

        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, '2 parts are not returned yet'));
        $this->put("/deposits/{$parts[0]->id}/approve", ['client_id' => $this->client->id, 'version' => $parts[0]->refresh()->version, 'accepts_repeat' => true])->assertSessionHas('error');
        app(ReturnDeposit::class)->handle($parts[0], 'Paid twice', $this->officer);
        $this->assertSame(DuplicateCaseStatus::Confirmed, $case->refresh()->status);
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, '1 part is not returned yet'));

        app(ReturnDeposit::class)->handle($parts[1], 'Paid twice', $this->officer);
        $this->assertSame(DuplicateCaseStatus::Returned, $case->refresh()->status);
        $this->assertSame(0, $this->client->refresh()->balance_cents);
        $this->assertLedgerIsTrue();
    }

    public function test_totals_count_a_split_duplicate_as_credited_while_a_part_is(): void
    {
        $case = $this->suspect();
        $parts = app(SplitDeposit::class)->handle(
            $this->deposit($case->right_bank_line_id),
            [new DepositPart($this->client->id, 3_000), new DepositPart($this->client->id, 2_000)],
            $this->officer,
            null,
        );
        foreach ($parts as $part) {
            app(ApproveDeposit::class)->handle($part, $this->client->id, $this->officer, null, new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true));
        }

        $credited = app(DuplicateTotalsQuery::class)->totals()->credited;

        $this->assertSame([1, 5_000], [$credited->cases, $credited->amount_cents]);
    }

    public function test_returned_duplicate_does_not_count_against_its_payer_or_match(): void
    {
        $case = $this->suspect();
        $deposit = $this->deposit($case->right_bank_line_id);
        MatchDecision::query()->updateOrCreate(['deposit_id' => $deposit->id], ['proposed_client_id' => $this->client->id, 'score' => 90, 'signature' => 'pin+name', 'is_automatic' => true]);
        $this->approve($case->right_bank_line_id);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('success');

        $this->assertTrue(MatchDecision::query()->where('deposit_id', $deposit->id)->sole()->is_right);
        $this->assertSame([[1, 0]], KnownPayer::query()->get()->map(static fn (KnownPayer $payer): array => [$payer->times_seen, $payer->times_undone])->all());
    }

    private function approve(int $lineId): void
    {
        app(ApproveDeposit::class)->handle($this->deposit($lineId), $this->client->id, $this->officer, null, new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true));
    }

    private function spend(int $cents): void
    {
        \Illuminate\Support\Facades\DB::transaction(fn () => app(\App\Domain\Ledger\Ledger::class)->post(new \App\Domain\Ledger\Posting(
            'adjustment:spent', \App\Enums\TransactionType::Adjustment, \App\Enums\TransactionStatus::Completed, 'client', $this->client->id, $this->client->id, $cents, [
                new \App\Domain\Ledger\Entry(\App\Domain\Ledger\Account::available($this->client->id), -$cents),
                new \App\Domain\Ledger\Entry(\App\Domain\Ledger\Account::house(\App\Enums\LedgerAccountKind::Adjustments), $cents),
            ], now()->toImmutable(),
        )));
    }
}
