<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\BankAccountStatus;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\CancellationReason;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** The user who revealed the destination claims the manual payment until they enter its result. */
final class PayoutClaimTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private const PAYID = ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com'];

    private const WORDS = 'Hugo Petrov has been paying this manually since 09:00';

    private User $hugo;

    private User $ruth;

    private Withdrawal $withdrawal;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        [$this->hugo, $this->ruth] = [$this->officer('Hugo'), $this->officer('Ruth')];
        $this->withdrawal = $this->approved(5_000, self::PAYID);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        parent::tearDown();
    }

    public function test_second_payer_sees_who_is_paying_and_no_account(): void
    {
        $this->reveal($this->hugo)->assertOk()->assertJson(['payid' => 'zoe@example.com']);

        $this->reveal($this->ruth)->assertConflict()->assertJsonMissingPath('payid')
            ->assertJson(['message' => self::WORDS.". Ask them about {$this->withdrawal->reference}. Nothing was changed."]);
        $this->travel(5)->minutes();
        $this->reveal($this->hugo)->assertOk();

        // A second reveal claims it again.
        $this->assertSame([$this->hugo->id, '2026-11-22 22:05:00'], [$this->withdrawal->refresh()->payout_claimed_by, $this->withdrawal->payout_claimed_at?->toDateTimeString()]);
        $this->assertSame([$this->hugo->id], AuditEvent::query()->where('action', 'withdrawal.paying_by_hand')->where('subject_id', $this->withdrawal->id)->pluck('actor_id')->all());
        $this->assertSame([$this->hugo->id, $this->hugo->id], AuditEvent::query()->where('action', 'bank_account.revealed')->pluck('actor_id')->all());
    }

    /** @param  array<string, string>  $fields */
    #[TestWith(['withdrawals.paid', ['bank_reference' => 'NPP-1']])]
    #[TestWith(['withdrawals.failed', ['reason' => 'No such PayID']])]
    #[TestWith(['withdrawals.not-paid', ['reason' => 'It looks so']])]
    #[TestWith(['withdrawals.cancel', [], 'put'])]
    #[TestWith(['withdrawals.decline', [], 'put'])]
    #[TestWith(['withdrawals.batches.store', []])]
    public function test_colleagues_cannot_act_on_a_claimed_withdrawal(string $route, array $fields, string $method = 'post'): void
    {
        $this->reveal($this->hugo);
        // Even if the account has become one that a file reaches.
        BankAccount::query()
            ->whereKey($this->withdrawal->bank_account_id)
            ->update(['payid' => null, 'bsb' => '063-000', 'number' => '12345678']);
        $fields = [
            'withdrawal_ids' => [$this->withdrawal->id],
            'value_on' => '2026-11-23',
            'seen' => 'approved',
            'cancellation_reason_id' => CancellationReason::factory()->createOne(['is_active' => true])->id,
            ...$fields,
        ];

        $this->actingAs($this->ruth)
            ->{$method}(route($route, $this->withdrawal), $fields)
            ->assertSessionHasNoErrors()
            ->assertSessionHas('error', static fn (string $error): bool => str_contains($error, self::WORDS));

        $this->assertSame(
            [WithdrawalStatus::Approved, $this->hugo->id, 0],
            [$this->withdrawal->refresh()->status, $this->withdrawal->payout_claimed_by, DB::table('payment_batches')->count()],
        );
    }

    public function test_a_batch_with_a_claimed_withdrawal_among_others_is_refused_with_the_payers_name(): void
    {
        $this->reveal($this->hugo);
        $other = $this->approved();

        $this->actingAs($this->ruth)
            ->post(route('withdrawals.batches.store'), ['withdrawal_ids' => [$this->withdrawal->id, $other->id], 'value_on' => '2026-11-23'])
            ->assertSessionHas('error', static fn (string $error): bool => str_contains($error, self::WORDS));
    }

    /** @param  array<string, string>  $fields */
    #[TestWith(['paid', ['bank_reference' => 'NPP-1'], WithdrawalStatus::Paid])]
    #[TestWith(['failed', ['reason' => 'No such PayID'], WithdrawalStatus::Failed])]
    #[TestWith(['not-paid', [], WithdrawalStatus::Approved])]
    public function test_the_claimer_marks_the_withdrawal_as_paid_or_failed(string $step, array $fields, WithdrawalStatus $now): void
    {
        $this->reveal($this->hugo);

        $this->post(route("withdrawals.{$step}", $this->withdrawal), $fields)->assertSessionHasNoErrors()->assertSessionHas('success');

        $this->assertSame([$now, null, null], [$this->withdrawal->refresh()->status, $this->withdrawal->payout_claimed_by, $this->withdrawal->payout_claimed_at]);
        $this->reveal($this->ruth)->assertStatus($now === WithdrawalStatus::Approved ? 200 : 409);
    }

    public function test_a_claimed_payment_is_marked_as_paid_although_the_account_was_blocked(): void
    {
        $this->reveal($this->hugo);
        BankAccount::query()->whereKey($this->withdrawal->bank_account_id)->update(['status' => BankAccountStatus::Blocked]);

        $this->reveal($this->hugo)->assertConflict();
        $this->post(route('withdrawals.paid', $this->withdrawal), ['bank_reference' => 'NPP-1'])->assertSessionHas('success');
    }

    public function test_an_unclaimed_payment_to_an_account_that_was_blocked_is_not_marked_as_paid(): void
    {
        BankAccount::query()->whereKey($this->withdrawal->bank_account_id)->update(['status' => BankAccountStatus::Blocked]);

        $this->actingAs($this->hugo)->post(route('withdrawals.paid', $this->withdrawal), ['bank_reference' => 'NPP-1'])
            ->assertSessionHas('error', "{$this->withdrawal->reference} cannot be paid: its bank account is blocked. Nothing was changed.");
    }

    public function test_payments_manager_can_release_it_after_half_an_hour_with_a_reason(): void
    {
        $this->reveal($this->hugo);
        $manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();

        $this->release($manager, 'It was not there')->assertSessionHas('error', self::WORDS.'. Ask them first. You can release it after half an hour. Nothing was changed.');
        $this->travel(31)->minutes();
        $this->release($this->ruth, 'It was not there')->assertSessionHas('error', self::WORDS.'. They can release it, or a payments manager after half an hour. Nothing was changed.');
        $this->release($manager, '')->assertSessionHasErrors(['reason' => 'Enter how you know that it was not paid.']);
        $this->assertSame($this->hugo->id, $this->withdrawal->refresh()->payout_claimed_by);

        $this->release($manager, 'The bank shows no such payment')->assertSessionHas('success', "{$this->withdrawal->reference} can be paid again.");

        $audit = AuditEvent::query()->where('action', 'withdrawal.not_paid_by_hand')->sole();
        $this->assertSame([$manager->id, ['paying_by_hand' => 'Hugo Petrov'], ['reason' => 'The bank shows no such payment']], [$audit->actor_id, $audit->before, $audit->after]);
        $this->release($manager, 'Once more')->assertSessionHas('error', "{$this->withdrawal->reference} is not being paid manually. Nothing was changed.");
    }

    public function test_another_look_renews_the_claim(): void
    {
        $manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $this->reveal($this->hugo);
        $this->travel(29)->minutes();
        $this->reveal($this->hugo)->assertOk();
        $this->travel(2)->minutes();

        $this->release($manager, 'He went home')->assertSessionHas(
            'error',
            'Hugo Petrov has been paying this manually since 09:29. Ask them first. You can release it after half an hour. Nothing was changed.',
        );
        $this->assertSame($this->hugo->id, $this->withdrawal->refresh()->payout_claimed_by);
        $this->travel(28)->minutes();
        $this->release($manager, 'He went home')->assertSessionHas('success');
    }

    public function test_claim_is_not_released_by_time_alone(): void
    {
        $this->reveal($this->hugo);
        $this->withdrawal->refresh()->update(['payout_claimed_at' => now()->subDays(3)]);

        $this->reveal($this->ruth)
            ->assertConflict()
            ->assertJsonPath(
                'message',
                static fn (string $message): bool => str_starts_with(
                    $message,
                    'Hugo Petrov has been paying this manually since 20 Nov 2026, 09:00.',
                ),
            );
    }

    public function test_an_account_that_a_bank_file_can_pay_is_not_shown_for_manual_payment(): void
    {
        $withdrawal = $this->approved();

        $this->actingAs($this->hugo)->postJson(route('withdrawals.reveal-account', $withdrawal))->assertConflict()->assertJsonMissingPath('number')
            ->assertJson(['message' => "{$withdrawal->reference} cannot be paid: a bank file can reach its account. Add it to a batch. Nothing was changed."]);

        $this->assertNull($withdrawal->refresh()->payout_claimed_by);
    }

    public function test_a_holder_name_that_fits_no_bank_file_is_paid_manually(): void
    {
        $withdrawal = $this->approved(account: ['holder' => '★★']);

        $this->actingAs($this->hugo)->post(route('withdrawals.batches.store'), ['withdrawal_ids' => [$withdrawal->id], 'value_on' => '2026-11-23'])
            ->assertSessionHas('error', "{$withdrawal->reference} cannot be paid: bank files can’t reach its PayID or account. Pay it manually. Nothing was changed.");
        $this->postJson(route('withdrawals.reveal-account', $withdrawal))->assertOk()->assertJson(['holder' => '★★']);
    }

    public function test_the_pages_say_who_pays_it_and_since_when(): void
    {
        $this->reveal($this->hugo);
        $manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $facts = ['by' => 'Hugo Petrov', 'since' => '2026-11-22T22:00:00Z', 'stale_at' => '2026-11-22T22:30:00Z'];

        foreach ([[$this->hugo, true, false], [$this->ruth, false, false], [$manager, false, true]] as [$viewer, $isOwn, $canRelease]) {
            $this->actingAs($viewer);
            $claim = $this->inertia(route('withdrawals.batches.index'))->json('props.ready.0.claim');
            $this->assertSame([...$facts, 'is_own' => $isOwn, 'can_release_stale' => $canRelease], $claim);
        }
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());
        $this->assertSame(
            [...$facts, 'is_own' => false, 'can_release_stale' => false],
            $this->inertia("/withdrawals?withdrawal={$this->withdrawal->id}", ['opened'], 'Withdrawals/Index')->json(
                'props.opened.claim',
            ),
        );
        $this->actingAs($this->ruth);
        $this->assertSame(
            self::WORDS.'. Wait until they mark it as paid or release it.',
            $this->inertia("/withdrawals?withdrawal={$this->withdrawal->id}", ['opened'], 'Withdrawals/Index')->json(
                'props.opened.steps.end.against',
            ),
        );
    }

    /** @return TestResponse<Response> */
    private function reveal(User $person): TestResponse
    {
        return $this->actingAs($person)->postJson(route('withdrawals.reveal-account', $this->withdrawal));
    }

    /** @return TestResponse<Response> */
    private function release(User $person, string $reason): TestResponse
    {
        return $this->actingAs($person)->post(route('withdrawals.not-paid', $this->withdrawal), ['reason' => $reason]);
    }
}
