<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\DepositMatching\SwitchAutoMatch;
use App\Actions\DepositMatching\UnmatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Domain\Deposits\DepositPart;
use App\Enums\DepositStatus;
use App\Enums\GuideValue;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\MatchRule;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReceivesDeposits;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** Bulk approval credits only clients that staff matched or that the matching rule is certain of. */
final class BulkApprovalTest extends TestCase
{
    use ReceivesDeposits, RefreshDatabase, SetsGuideValues;

    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->actingAs($this->officer);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
        parent::tearDown();
    }

    public function test_matched_deposits_are_approved_in_bulk_each_separately(): void
    {
        [$good, $foreign, $stale, $rejected] = [$this->matched(), $this->matched('Payment from Liam Nguyen 1'), $this->matched(), $this->matched()];
        $asked = $this->seen($good, $foreign, $stale, $rejected);
        $asked[2]['version'] = 7;
        app(RejectDeposit::class)->handle($rejected, 'Not ours', $this->officer, null);

        $answer = $this->postJson('/deposits/approve', ['deposits' => [...$asked, ['id' => 999, 'version' => 1, 'client_id' => $this->emma->id]]])->assertOk();

        $this->assertSame([true, false, false, false, false], array_column($answer->json('results'), 'is_approved'));
        $this->assertSame('Credited to Emma Walsh', $answer->json('results.0.message'));
        $this->assertStringContainsString('The payer is Liam Nguyen', $answer->json('results.1.message'));
        $this->assertStringContainsString('is already rejected', $answer->json('results.3.message'));
        $this->assertSame('This deposit does not exist.', $answer->json('results.4.message'));
        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
    }

    public function test_pending_deposit_without_a_proven_rule_is_not_approved_in_bulk(): void
    {
        [$supposed, $unknown] = [$this->receive('Payment from Emma Walsh 48213'), $this->receive('Payment')];
        $this->assertSame([DepositStatus::Pending, $this->emma->id], [$supposed->refresh()->status, $supposed->client_id]);

        $answer = $this->postJson('/deposits/approve', ['deposits' => $this->seen($supposed, $this->matched())])->assertOk();

        $this->assertSame([false, true], array_column($answer->json('results'), 'is_approved'));
        $this->assertSame('It is no longer certain that this deposit is for Emma Walsh. Open it and choose the client.', $answer->json('results.0.message'));
        $this->assertSame(5_000, $this->emma->refresh()->balance_cents);
        $this->assertSame([[null, 'No certain client. Open it and choose the client.'], [null, 'No certain client. Open it and choose the client.']], $this->preview($supposed, $unknown));
        $this->put("/deposits/{$supposed->id}/approve", ['client_id' => $this->emma->id, 'version' => $supposed->version])->assertSessionHas('success');
        $this->assertSame(10_000, $this->emma->refresh()->balance_cents);
    }

    public function test_pending_deposit_of_a_certain_client_is_approved_in_bulk_like_a_single_approval(): void
    {
        $deposit = $this->certain();
        $this->assertSame([[$this->emma->id, null]], $this->preview($deposit));

        $this->postJson('/deposits/approve', ['deposits' => $this->seen($deposit)])->assertOk()->assertJsonPath('results.0.message', 'Credited to Emma Walsh');

        $deposit->refresh();
        $this->assertSame(
            [DepositStatus::Approved, $this->emma->id, $this->officer->id, 5_000],
            [$deposit->status, $deposit->client_id, $deposit->approved_by, $this->emma->refresh()->balance_cents],
        );
        $this->assertSame(
            $this->officer->id,
            AuditEvent::query()->where('action', 'deposit.approved')->where('subject_id', $deposit->id)->sole()->actor_id,
        );
        $this->assertSame(
            [$this->emma->id, null],
            MatchDecision::query()
                ->where('deposit_id', $deposit->id)
                ->get(['approved_client_id', 'is_right'])
                ->map(static fn (MatchDecision $one): array => [$one->approved_client_id, $one->is_right])
                ->sole(),
        );
    }

    public function test_stopped_rule_makes_suggestions_and_automatic_matches_uncertain(): void
    {
        $pending = $this->certain();
        $matched = $this->receive('Payment from Emma Walsh 48213', 6_000)->refresh();
        $this->assertSame([DepositStatus::Matched, null], [$matched->status, $matched->matched_by]);
        $this->assertSame([[$this->emma->id, null], [$this->emma->id, null]], $this->preview($pending, $matched));
        app(SwitchAutoMatch::class)->handle(MatchRule::ALL, true, User::factory()->createOne());

        $answer = $this->postJson('/deposits/approve', ['deposits' => $this->seen($pending, $matched)])->assertOk();

        $this->assertSame([false, false], array_column($answer->json('results'), 'is_approved'));
        $this->assertStringStartsWith('It is no longer certain', $answer->json('results.1.message'));
        $this->assertSame([[null, false], [null, false]], array_map(static fn (array $one): array => [$one[0], $one[1] === null], $this->preview($pending, $matched)));
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_bulk_approval_credits_only_the_client_that_the_server_is_certain_of(): void
    {
        $matched = $this->matched();
        [$deposit, $other] = [$this->certain(), Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '90001'])];
        $deposit->forceFill(['client_id' => $this->emma->id])->saveQuietly();

        $this->postJson('/deposits/approve', [
            'deposits' => [['id' => $deposit->id, 'version' => $deposit->refresh()->version, 'client_id' => $other->id]],
        ])
            ->assertOk()
            ->assertJsonPath('results.0.is_approved', false);
        $this->assertSame($this->officer->id, $matched->matched_by);
        $this->postJson('/deposits/approve', [
            'deposits' => [['id' => $matched->id, 'version' => $matched->version, 'client_id' => $other->id]],
        ])
            ->assertOk()
            ->assertJsonPath('results.0.is_approved', false);

        $this->assertSame([0, 0], [$this->emma->refresh()->balance_cents, $other->refresh()->balance_cents]);
    }

    public function test_certain_client_who_was_barred_since_is_not_credited(): void
    {
        $deposit = $this->certain();
        $this->emma->forceFill(['is_barred' => true])->save();

        $this->postJson('/deposits/approve', ['deposits' => $this->seen($deposit)])->assertOk()
            ->assertJsonPath('results.0.message', 'This client is barred and gets no deposits. Return the money to the payer instead.');

        $this->assertSame([DepositStatus::Pending, 0], [$deposit->refresh()->status, $this->emma->refresh()->balance_cents]);
        $this->assertSame([[null, 'No certain client. Open it and choose the client.']], $this->preview($deposit));
    }

    public function test_deposit_that_a_colleague_unmatched_undid_or_split_is_not_certain(): void
    {
        [$unmatched, $undone, $whole] = [$this->certain(5_000), $this->certain(5_100), $this->certain(5_200)];
        app(MatchDeposit::class)->handle($unmatched, $this->emma->id, $this->officer, null);
        app(UnmatchDeposit::class)->handle($unmatched, $this->officer, null);
        app(ApproveDeposit::class)->handle($undone, $this->emma->id, $this->officer, null);
        app(UndoDeposit::class)->handle($undone->refresh(), 'Wrong client', $this->officer);
        $parts = app(SplitDeposit::class)->handle($whole->refresh(), [new DepositPart(null, 2_600), new DepositPart(null, 2_600)], $this->officer, null);

        foreach ([$unmatched, $undone, $parts[0]] as $deposit) {
            $this->assertSame([[null, 'No certain client. Open it and choose the client.']], $this->preview($deposit));
            $this->postJson('/deposits/approve', ['deposits' => $this->seen($deposit)])->assertOk()->assertJsonPath('results.0.is_approved', false);
        }
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_rival_who_appears_during_a_bulk_approval_makes_it_uncertain(): void
    {
        // Certain by the name alone.
        $deposit = $this->certain(description: 'Payment from Emma Walsh');
        $isDone = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$isDone): void {
            if (! $isDone && preg_match('/^select \* from .clients. where .clients.\..id. = /', $sql) === 1) {
                $isDone = true;
                Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '77777']);
            }
        });

        $this->postJson('/deposits/approve', ['deposits' => $this->seen($deposit)])->assertOk()->assertJsonPath('results.0.is_approved', false);

        $this->assertTrue($isDone);
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_preview_skips_changed_and_decided_deposits_and_changes_nothing(): void
    {
        [$stale, $rejected, $matched] = [$this->certain(5_000), $this->certain(5_100), $this->matched()];
        app(RejectDeposit::class)->handle($rejected, 'Not ours', $this->officer, null);
        $events = AuditEvent::query()->count();

        $answer = $this->postJson('/deposits/approve/preview', [
            'deposits' => [
                ['id' => $stale->id, 'version' => 7],
                ['id' => $rejected->id, 'version' => $rejected->refresh()->version],
                ['id' => $matched->id, 'version' => $matched->version],
            ],
        ])->assertOk();

        $this->assertSame(
            [
                'This deposit changed in the meantime. Check it again.',
                'This deposit changed in the meantime. Check it again.',
                null,
            ],
            array_column($answer->json('candidates'), 'refusal'),
        );
        $this->assertSame('Emma Walsh', $answer->json('candidates.2.client_name'));
        $this->assertSame($events, AuditEvent::query()->count());
    }

    public function test_bulk_approval_refuses_invalid_requests_and_staff_who_do_not_handle_deposits(): void
    {
        $seen = $this->seen($this->certain())[0];
        $this->postJson('/deposits/approve', ['deposits' => [[...$seen, 'client_id' => null]]])->assertJsonValidationErrors('deposits.0.client_id');
        $this->postJson('/deposits/approve', ['deposits' => [[...$seen, 'client_id' => 999_999]]])->assertJsonValidationErrors('deposits.0.client_id');
        $this->postJson('/deposits/approve', ['deposits' => [$seen, $seen]])->assertJsonValidationErrors('deposits.1.id');
        $this->postJson('/deposits/approve', ['deposits' => array_map(static fn (int $id): array => [...$seen, 'id' => $id], range(1, 101))])->assertJsonValidationErrors('deposits');

        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());
        $this->postJson('/deposits/approve', ['deposits' => [$seen]])->assertForbidden();
        $this->postJson('/deposits/approve/preview', ['deposits' => [$seen]])->assertForbidden();
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_a_deposit_unmatched_during_a_bulk_approval_is_not_credited(): void
    {
        $deposit = $this->matched();
        $isDone = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$isDone, $deposit): void {
            // The first lock that is taken.
            if (! $isDone && preg_match('/^select \* from .clients. where .clients.\..id. = /', $sql) === 1) {
                $isDone = true;
                app(UnmatchDeposit::class)->handle($deposit, User::factory()->createOne(), null);
            }
        });

        $result = $this->postJson('/deposits/approve', ['deposits' => $this->seen($deposit)])->assertOk()->json('results.0');

        $this->assertTrue($isDone);
        $this->assertSame([false, 'This deposit changed in the meantime: it is now pending. Check it again, then decide.'], [$result['is_approved'], $result['message']]);
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    private function matched(string $description = 'Payment from Emma Walsh 48213'): Deposit
    {
        $deposit = $this->receive($description);
        app(MatchDeposit::class)->handle($deposit, $this->emma->id, $this->officer, null);

        return $deposit->refresh();
    }

    /** A pending deposit whose suggestion became certain after its arrival. */
    private function certain(int $cents = 5_000, string $description = 'Payment from Emma Walsh 48213'): Deposit
    {
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 9950], [GuideValue::AutoMatchDecisions, 50]]);
        $deposit = $this->receive($description, $cents)->refresh();
        $this->assertSame(DepositStatus::Pending, $deposit->status);
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 0], [GuideValue::AutoMatchDecisions, 0]]);

        return $deposit;
    }

    /** @return list<array{int|null, string|null}> the client and the reason to skip each deposit */
    private function preview(Deposit ...$deposits): array
    {
        $answer = $this->postJson('/deposits/approve/preview', [
            'deposits' => array_map(
                static fn (Deposit $deposit): array => ['id' => $deposit->id, 'version' => $deposit->refresh()->version],
                array_values($deposits),
            ),
        ])->assertOk();
        /** @var list<array{client_id: int|null, refusal: string|null}> $candidates */
        $candidates = $answer->json('candidates');

        return array_map(static fn (array $one): array => [$one['client_id'], $one['refusal']], $candidates);
    }

    /** @return list<array{id: int, version: int, client_id: int}> */
    private function seen(Deposit ...$deposits): array
    {
        return array_values(array_map(fn (Deposit $deposit): array => ['id' => $deposit->id, 'version' => (int) $deposit->refresh()->version, 'client_id' => $this->emma->id], $deposits));
    }
}
