<?php

declare(strict_types=1);

namespace Tests\Feature\DuplicateOsko;

use App\Data\Deposits\ReconciliationDifference;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Models\Impersonation;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\SuspectsRepeats;
use Tests\TestCase;

/** Confirming, dismissing, returning and reopening possible duplicates. */
final class DecideDuplicatesTest extends TestCase
{
    use RefreshDatabase, SuspectsRepeats;

    public function test_pending_duplicate_is_confirmed_and_returned(): void
    {
        $case = $this->suspect();
        $repeat = $this->deposit($case->right_bank_line_id);

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id, 'note' => 'Client says so'])->assertSessionHas('success');
        $this->assertSame([DuplicateCaseStatus::Confirmed, $case->right_bank_line_id, $this->officer->id], [$case->refresh()->status, $case->repeat_bank_line_id, $case->decided_by]);
        $this->assertSame(DepositStatus::Matched, $repeat->refresh()->status);
        $this->assertStringContainsString('confirmed as a duplicate', (string) DuplicateCaseRepository::of($case->right_bank_line_id)?->message);
        $this->assertNull(DuplicateCaseRepository::of($case->left_bank_line_id));

        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('success', '$50.00 returned.');
        $this->assertSame([DuplicateCaseStatus::Returned, 'Paid twice'], [$case->refresh()->status, $case->note]);
        $this->assertSame([DepositStatus::Returned, 'Paid twice', $this->officer->id], [$repeat->refresh()->status, $repeat->reason, $repeat->decided_by]);
        $this->assertSame(DepositStatus::Matched, $this->deposit($case->left_bank_line_id)->status);
        $this->assertSame(
            ['duplicate_case.opened', 'duplicate_case.confirmed', 'duplicate_case.returned'],
            AuditEvent::query()->where('subject_type', 'duplicate_case')->orderBy('id')->pluck('action')->all(),
        );
        $this->assertLedgerIsTrue();
    }

    public function test_confirmed_duplicate_is_not_approved_and_an_open_one_needs_acknowledgement(): void
    {
        $case = $this->suspect();
        $deposit = $this->deposit($case->right_bank_line_id);
        $approve = fn (array $data = []) => $this->put("/deposits/{$deposit->id}/approve", [
            'client_id' => $this->client->id,
            'version' => $deposit->refresh()->version,
            ...$data,
        ]);
        $inBulk = fn (): string => $this->postJson('/deposits/approve', [
            'deposits' => [['id' => $deposit->id, 'version' => $deposit->refresh()->version, 'client_id' => $this->client->id]],
        ])->json('results.0.message');

        $approve()->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'may be a duplicate'));
        $this->assertStringContainsString('may be a duplicate', $inBulk());

        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        $approve(['accepts_repeat' => true])->assertSessionHas('error', static fn (string $error): bool => str_contains($error, 'was confirmed as a duplicate'));
        $this->assertStringContainsString('was confirmed as a duplicate', $inBulk());
        $this->assertSame(0, $this->client->refresh()->balance_cents);
        $this->get("/deposits?deposit={$deposit->id}")->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('deposit.duplicates.0.is_confirmed', true)->where('deposit.deposit.has_duplicate_case', true)->etc());

        $this->decide($case, 'reopen', ['seen' => 'confirmed']);
        $approve(['accepts_repeat' => true])->assertSessionHas('success');
        $this->assertSame($case->id, AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['duplicate_case'] ?? null);
        $this->assertLedgerIsTrue();
    }

    public function test_confirmed_case_outranks_an_open_case_with_a_higher_score(): void
    {
        $case = $this->suspect();
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id]);
        DuplicateCase::factory()->createOne(['right_bank_line_id' => $case->right_bank_line_id, 'score' => 100]);

        $this->assertSame(DuplicateCaseStatus::Confirmed, DuplicateCaseRepository::of($case->right_bank_line_id)?->status);
    }

    public function test_second_decision_on_a_case_names_the_first_and_its_note(): void
    {
        $case = $this->suspect();
        $this->travelTo('2026-11-22 03:05:00');
        $this->decide($case, 'dismiss', ['note' => 'Tops up twice on Fridays'])->assertSessionHas('success');

        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['timezone' => 'Australia/Melbourne']));
        $this->decide($case, 'confirm', ['repeat' => $case->right_bank_line_id])
            ->assertSessionHas('error', 'This case is already dismissed by Yuki Tanaka, just now: “Tops up twice on Fridays”. Nothing was changed.');

        $this->assertSame(DuplicateCaseStatus::Dismissed, $case->refresh()->status);
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice'])->assertSessionHas('error');
    }

    public function test_dismissal_and_confirmation_can_be_reopened_but_a_return_cannot(): void
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
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice']);
        $this->decide($case, 'reopen', ['seen' => 'returned'])->assertSessionHasErrors('seen');
        $this->assertSame(DuplicateCaseStatus::Returned, $case->refresh()->status);
    }

    public function test_reopened_case_has_the_amount_of_the_second_payment_again(): void
    {
        $case = $this->suspect();
        BankLine::query()->whereKey($case->left_bank_line_id)->update(['amount_cents' => 7_000]);

        $this->decide($case, 'confirm', ['repeat' => $case->left_bank_line_id]);
        $this->assertSame(7_000, $case->refresh()->amount_cents);
        $this->decide($case, 'reopen', ['seen' => 'confirmed'])->assertSessionHas('success');

        $this->assertSame(5_000, $case->refresh()->amount_cents);
    }

    public function test_reconciliation_names_the_payment_that_was_confirmed_as_the_duplicate(): void
    {
        $case = $this->suspect();
        BankLine::query()->whereKey($case->left_bank_line_id)->update(['value_at' => now()->subDays(2)]);
        $repeats = static fn (int $lineId): array => array_column(array_filter(
            app(ReconciliationQuery::class)->differences(CalendarDay::around(BankLine::query()->findOrFail($lineId)->value_at)),
            static fn (ReconciliationDifference $difference): bool => $difference->kind === ReconciliationDifferenceKind::Repeat,
        ), 'what');
        $this->assertSame(["\$50.00 from Emma Walsh (NAB-17) may repeat an earlier payment ({$case->score} of 100)."], $repeats($case->right_bank_line_id));

        $this->decide($case, 'confirm', ['repeat' => $case->left_bank_line_id]);

        $this->assertSame([[], ['$50.00 from Emma Walsh (NAB-07) was confirmed as a duplicate and is not returned yet.']], [$repeats($case->right_bank_line_id), $repeats($case->left_bank_line_id)]);
    }

    public function test_invalid_input_is_refused(): void
    {
        $case = $this->suspect();
        $foreign = $this->suspect('Tom Reid', 'RUN');

        $this->decide($case, 'confirm', ['repeat' => $foreign->right_bank_line_id])->assertSessionHasErrors(['repeat' => 'Choose one of the two payments.']);
        $this->decide($case, 'confirm', [])->assertSessionHasErrors('repeat');
        $this->decide($case, 'dismiss', ['note' => ' '])->assertSessionHasErrors(['note' => 'Enter why both payments are intended.']);
        $this->decide($case, 'return', ['reason' => ''])->assertSessionHasErrors(['repeat', 'reason']);
        $this->decide($case, 'return', ['repeat' => $case->right_bank_line_id, 'reason' => 'Paid twice', 'amount_cents' => 1])->assertSessionHas('error');
        $this->post('/transactions/duplicate-osko-deposits/999999/dismiss', ['note' => 'Both meant'])->assertNotFound();

        $this->assertSame(DuplicateCaseStatus::Open, $case->refresh()->status);
    }

    /** @return list<array{StaffRole}> */
    public static function others(): array
    {
        return [[StaffRole::AccountManager], [StaffRole::RiskAnalyst], [StaffRole::Executive]];
    }

    #[DataProvider('others')]
    public function test_roles_without_the_ability_cannot_decide(StaffRole $role): void
    {
        $case = $this->suspect();
        $this->actingAs(User::factory()->withRole($role)->createOne());

        foreach (
            [
                'confirm' => ['repeat' => $case->right_bank_line_id],
                'dismiss' => ['note' => 'Both meant'],
                'return' => ['repeat' => $case->right_bank_line_id, 'reason' => 'Twice'],
                'reopen' => ['seen' => 'dismissed'],
            ] as $operation => $data
        ) {
            $this->decide($case, $operation, $data)->assertForbidden();
        }
        $this->assertSame(DuplicateCaseStatus::Open, $case->refresh()->status);
    }

    public function test_decision_is_refused_while_impersonating(): void
    {
        $case = $this->suspect();
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->officer->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);

        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])
            ->post("/transactions/duplicate-osko-deposits/{$case->id}/dismiss", ['note' => 'Both meant'])->assertForbidden();

        $this->assertSame(DuplicateCaseStatus::Open, $case->refresh()->status);
    }
}
