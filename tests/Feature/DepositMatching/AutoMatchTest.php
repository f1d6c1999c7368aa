<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Actions\DepositMatching\AutoMatchDeposit;
use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\DepositMatching\SwitchAutoMatch;
use App\Actions\DepositMatching\UnmatchDeposit;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ApproveDeposits;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\SeenDeposit;
use App\Enums\DepositStatus;
use App\Enums\GuideValue;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\MatchRule;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** Automatic matching uses proven rules only, matches once and never approves. */
final class AutoMatchTest extends TestCase
{
    use RefreshDatabase, SetsGuideValues, TakesDepositsIn;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
    }

    public function test_unproven_rule_does_not_match(): void
    {
        $deposit = $this->received();

        $decision = MatchDecision::query()->where('deposit_id', $deposit->id)->sole();
        $this->assertSame(['pin+name', 87, $this->emma->id, false, null], [$decision->signature, $decision->score, $decision->proposed_client_id, $decision->is_automatic, $decision->is_right]);
        $this->assertSame(DepositStatus::Pending, $deposit->refresh()->status);
        $this->assertTrue(MatchRule::query()->where('signature', 'pin+name')->exists());
    }

    public function test_proven_rule_matches_once_and_does_not_approve(): void
    {
        $this->history('pin+name', 800);
        $deposit = $this->received();

        $deposit->refresh();
        $this->assertSame([DepositStatus::Matched, $this->emma->id, null], [$deposit->status, $deposit->client_id, $deposit->matched_by]);
        $this->assertNotNull($deposit->matched_at);
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
        $this->assertTrue(MatchDecision::query()->where('deposit_id', $deposit->id)->sole()->is_automatic);
        $audited = AuditEvent::query()->where('action', 'deposit.matched_automatically')->sole();
        $this->assertSame([null, 'pin+name', 87], [$audited->actor_id, $audited->after['rule'], $audited->after['score']]);

        $this->assertFalse(app(AutoMatchDeposit::class)->handle($deposit->id));
        $this->assertSame(1, AuditEvent::query()->where('action', 'deposit.matched_automatically')->count());
    }

    /** 765 right decisions without a mistake are the minimum to prove 99.5%. */
    #[TestWith([764, 0, false])]
    #[TestWith([765, 0, true])]
    #[TestWith([765, 1, false])]
    #[TestWith([1_500, 1, true])]
    public function test_rule_matches_only_above_the_proven_precision(int $right, int $wrong, bool $isMatched): void
    {
        $this->history('pin+name', $right, $wrong);

        $this->assertSame($isMatched, $this->received()->refresh()->status === DepositStatus::Matched);
    }

    public function test_rule_needs_a_minimum_sample(): void
    {
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 5000], [GuideValue::AutoMatchDecisions, 50]]);
        $this->history('pin+name', 49);
        $this->assertSame(DepositStatus::Pending, $this->received()->refresh()->status);

        $this->history('pin+name', 1);
        $this->assertSame(DepositStatus::Matched, $this->received('Payment from Emma Walsh 48213', 777)->refresh()->status);
    }

    public function test_only_the_latest_decisions_count(): void
    {
        $this->history('pin+name', 0, 50, '2025-01-01 00:00:00');
        $this->history('pin+name', 2_000);

        $this->assertSame(DepositStatus::Matched, $this->received()->refresh()->status);
    }

    public function test_excluded_client_is_never_matched_automatically(): void
    {
        $this->history('pin+name', 800);
        $this->emma->forceFill(['is_barred' => true])->save();

        $deposit = $this->received()->refresh();
        $this->assertSame([DepositStatus::Pending, false], [$deposit->status, MatchDecision::query()->where('deposit_id', $deposit->id)->sole()->is_automatic]);
    }

    public function test_contested_suggestion_is_never_matched_automatically(): void
    {
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '77777']);
        $this->history('name+contested', 2_000);

        $deposit = $this->received('Payment from Emma Walsh 1')->refresh();
        $this->assertSame(['name+contested', DepositStatus::Pending], [MatchDecision::query()->where('deposit_id', $deposit->id)->sole()->signature, $deposit->status]);
    }

    #[TestWith(['*'])]
    #[TestWith(['pin+name'])]
    public function test_automatic_matching_can_be_stopped(string $rule): void
    {
        $manager = User::factory()->createOne();
        $this->history('pin+name', 800);
        $this->assertTrue(app(SwitchAutoMatch::class)->handle($rule, true, $manager));
        $this->assertFalse(app(SwitchAutoMatch::class)->handle($rule, true, $manager));
        $this->assertSame(DepositStatus::Pending, $this->received()->refresh()->status);

        app(SwitchAutoMatch::class)->handle($rule, false, $manager);
        $this->assertSame(DepositStatus::Matched, $this->received('Payment from Emma Walsh 48213', 777)->refresh()->status);
        $this->assertSame(['auto_match.stopped', 'auto_match.started'], AuditEvent::query()->where('action', 'like', 'auto_match.%')->orderBy('id')->pluck('action')->all());
    }

    public function test_deposit_decided_or_undone_by_staff_is_not_matched(): void
    {
        Queue::fake();
        $this->history('pin+name', 800);
        $approver = User::factory()->createOne();
        $deposit = $this->received();
        app(ApproveDeposit::class)->handle($deposit, $this->emma->id, $approver, null);
        $this->assertFalse(app(AutoMatchDeposit::class)->handle($deposit->id));

        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong person', $approver);
        $this->assertFalse(app(AutoMatchDeposit::class)->handle($deposit->id));
        $this->assertSame(0, MatchDecision::query()->where('deposit_id', $deposit->id)->count());
    }

    public function test_approval_and_undo_update_the_accuracy(): void
    {
        $approver = User::factory()->createOne();
        $deposit = $this->received();
        app(ApproveDeposit::class)->handle($deposit, $this->emma->id, $approver, null);
        $this->assertSame([$this->emma->id, true], $this->verdict($deposit));

        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong person', $approver);
        $this->assertSame([null, false], $this->verdict($deposit));

        $other = Client::factory()->createOne();
        app(ApproveDeposit::class)->handle($deposit->refresh(), $other->id, $approver, null, new ApprovalOptions(acceptsOtherPayer: true));
        $this->assertSame([$other->id, false], $this->verdict($deposit));

        app(UndoDeposit::class)->handle($deposit->refresh(), 'It was Emma after all', $approver);
        $this->assertSame([null, null], $this->verdict($deposit));
    }

    public function test_bulk_approval_proves_no_rule_but_its_mistakes_count(): void
    {
        $this->history('pin+name', 800);
        $approver = User::factory()->createOne();
        $deposit = $this->received()->refresh();
        $this->assertSame([DepositStatus::Matched, null], [$deposit->status, $deposit->matched_by]);

        $this->assertTrue(app(ApproveDeposits::class)->handle([new SeenDeposit($deposit->id, $deposit->version, $this->emma->id)], $approver)->results[0]->is_approved);
        $this->assertSame([$this->emma->id, null], $this->verdict($deposit));

        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong person', $approver);
        $this->assertSame([null, false], $this->verdict($deposit));
    }

    public function test_bulk_approval_skips_deposits_with_an_unproven_suggestion(): void
    {
        $deposit = $this->received()->refresh();
        $this->assertSame([DepositStatus::Pending, $this->emma->id], [$deposit->status, $deposit->client_id]);

        $answer = app(ApproveDeposits::class)->handle([new SeenDeposit($deposit->id, $deposit->version, $this->emma->id)], User::factory()->createOne());

        $this->assertFalse($answer->results[0]->is_approved);
        $this->assertSame([DepositStatus::Pending, 0], [$deposit->refresh()->status, $this->emma->refresh()->balance_cents]);
    }

    public function test_unmatching_an_automatic_match_counts_as_wrong(): void
    {
        $this->history('pin+name', 800);
        $person = User::factory()->createOne();
        [$unmatched, $moved, $rejected] = [$this->received(), $this->received('Payment from Emma Walsh 48213', 777), $this->received('Payment from Emma Walsh 48213', 778)];
        app(UnmatchDeposit::class)->handle($unmatched->refresh(), $person, null);
        app(MatchDeposit::class)->handle($moved->refresh(), Client::factory()->createOne()->id, $person, null);
        app(RejectDeposit::class)->handle($rejected->refresh(), 'Not ours', $person, null);

        $this->assertSame([[null, false], [null, false], [null, null]], array_map($this->verdict(...), [$unmatched, $moved, $rejected]));

        app(ApproveDeposit::class)->handle($unmatched->refresh(), $this->emma->id, $person, null);
        $this->assertSame([$this->emma->id, true], $this->verdict($unmatched));
    }

    public function test_staff_are_notified_again_when_a_match_adds_the_client(): void
    {
        $this->history('initial+pin', 0);
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 0], [GuideValue::AutoMatchDecisions, 0]]);
        $before = OutboxMessage::query()->where('topic', 'notify')->count();
        $deposit = $this->received('Payment from Emma Walsh-Brown 48213');

        $this->assertSame([DepositStatus::Matched, $this->emma->id], [$deposit->refresh()->status, $deposit->client_id]);
        $this->assertSame($before + 2, OutboxMessage::query()->where('topic', 'notify')->count());
    }

    /** @return array{?int, ?bool} */
    private function verdict(Deposit $deposit): array
    {
        $decision = MatchDecision::query()->where('deposit_id', $deposit->id)->sole();

        return [$decision->approved_client_id, $decision->is_right];
    }

    /** Without Eloquent, which would take minutes, and with ids that PostgreSQL's sequence doesn't reach. */
    private function history(string $signature, int $right, int $wrong = 0, string $at = '2026-11-19 00:00:00'): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Past', 'last_name' => 'Person']);
        $first = max(1_000_000_000, (int) DB::table('bank_lines')->max('id'), (int) DB::table('deposits')->max('id')) + 1_000;
        $ids = range($first, $first + max(0, $right + $wrong - 1));
        foreach ($right + $wrong === 0 ? [] : array_chunk($ids, 500) as $chunk) {
            DB::table('bank_lines')->insert(array_map(static fn (int $id): array => [
                'id' => $id, 'rail' => 'eft', 'bank_reference' => "OLD-{$id}", 'description' => 'Old', 'amount_cents' => 1, 'value_at' => $at,
            ], $chunk));
            DB::table('deposits')->insert(array_map(static fn (int $id): array => [
                'id' => $id, 'bank_line_id' => $id, 'client_id' => $client->id, 'rail' => 'eft', 'amount_cents' => 1, 'status' => 'approved', 'value_at' => $at,
            ], $chunk));
            MatchDecision::query()->insert(array_map(static fn (int $id): array => [
                'deposit_id' => $id, 'proposed_client_id' => $client->id, 'score' => 80, 'signature' => $signature, 'is_right' => $id >= $first + $wrong, 'decided_at' => $at,
            ], $chunk));
        }
    }
}
