<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\CompleteExclusionStep;
use App\Actions\Rsg\DecideExclusionRecord;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\JoinExclusionCases;
use App\Actions\Rsg\OpenExclusionCase;
use App\Actions\Rsg\SelfExcludeClient;
use App\Domain\Rsg\StepEvidence;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionStepKind;
use App\Jobs\Rsg\RunExclusion;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\ExclusionStep;
use App\Models\SiteAccount;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** Several exclusions of one person make one case. */
final class JoinedExclusionCasesTest extends TestCase
{
    use ExcludesPeople, RefreshDatabase;

    public function test_second_exclusion_of_the_person_joins_the_open_case(): void
    {
        $client = $this->person();
        $other = $this->otherAccount();
        $case = $this->exclude($client);

        $this->notice($other);

        $joined = ExclusionCase::query()->sole();
        $this->assertSame(['self_exclusion', 'betstop'], $joined->reasons);
        $this->assertSame(BetstopState::Registered, $client->refresh()->betstop_state, 'The new reason marks every account.');
        $this->assertContains('genweb', DB::table('exclusion_steps')->pluck('kind')->all());
        $this->assertSame(ExclusionRecordState::Excluded, ExclusionRecord::query()->where('record_id', $other->id)->sole()->state);
        $this->assertSame(1, AuditEvent::query()->where('action', 'exclusion_case.joined')->where('subject_id', $case->id)->count());
    }

    public function test_repeated_exclusion_opens_a_completed_case_only_for_a_new_record(): void
    {
        $client = $this->person();
        $this->notice($client);
        $case = ExclusionCase::query()->sole();
        $case->steps()->update(['done_at' => now(), 'done_by' => $this->officer()->id]);
        $case->update(['status' => ExclusionCaseStatus::Completed, 'lift_requested_at' => now()]);

        $this->travel(1)->minutes();
        DB::transaction(fn () => app(OpenExclusionCase::class)->handle($client, ExclusionReason::Betstop, null));
        $this->assertSame([ExclusionCaseStatus::Completed, null, 0], [$case->refresh()->status, $case->lift_requested_at, $case->steps()->whereNull('done_at')->count()]);
        $this->assertNotNull($case->enforced_at);

        $other = $this->otherAccount();
        $this->travel(1)->minutes();
        DB::transaction(fn () => app(OpenExclusionCase::class)->handle($client, ExclusionReason::Betstop, null));
        $this->assertSame(BetstopState::Registered, $other->refresh()->betstop_state);
        $this->assertSame(ExclusionCaseStatus::Open, $case->refresh()->status);
        $this->assertGreaterThan(0, $case->steps()->whereNull('done_at')->count());
    }

    public function test_account_of_a_joined_case_gets_the_marks_of_all_reasons(): void
    {
        Queue::fake([RunExclusion::class]);
        $first = $this->exclude($this->person());
        $first->update(['reasons' => ['self_exclusion', 'betstop']]);
        $other = $this->otherAccount();
        $second = ExclusionCase::query()->create(['client_id' => $other->id, 'reasons' => ['betstop'], 'due_at' => now()]);
        $second->records()->create(['record_type' => 'client', 'record_id' => $other->id, 'state' => 'excluded', 'score' => 100, 'reasons' => [], 'live_key' => "client:{$other->id}"]);

        app(EnforceExclusion::class)->handle($second->id);
        app(EnforceExclusion::class)->handle($first->id);

        $this->assertSame($first->id, ExclusionCase::query()->sole()->id);
        $this->assertSame([true, BetstopState::Registered, ClientStatus::Closed], [$other->refresh()->is_barred, $other->betstop_state, $other->status]);
    }

    public function test_open_steps_of_a_joined_case_stay_open(): void
    {
        $first = $this->exclude($this->person());
        // Not recognized as the same person yet.
        $other = Client::factory()->createOne(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570110', 'status' => 'active']);
        app(SelfExcludeClient::class)->handle($other, null, 'Asked on the phone', $this->officer());
        $this->travel(2)->days();
        $first->steps()->update(['done_at' => now(), 'done_by' => $this->officer()->id]);
        $first->update(['status' => ExclusionCaseStatus::Completed, 'completed_at' => now()]);
        $this->travel(1)->days();

        app(JoinExclusionCases::class)->handle($first->id, ExclusionCase::query()->latest('id')->firstOrFail()->id);

        $case = ExclusionCase::query()->sole();
        $this->assertSame(ExclusionCaseStatus::Open, $case->status);
        $this->assertContains('refund', $case->steps()->whereNull('done_at')->pluck('kind')->map(static fn (ExclusionStepKind $kind): string => $kind->value)->all());
    }

    public function test_joined_case_has_each_step_once_and_the_log_has_the_others(): void
    {
        $first = $this->exclude($this->person());
        $other = Client::factory()->createOne(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570110', 'status' => 'active']);
        $site = SiteAccount::factory()->createOne(['client_id' => $other->id, 'status' => 'open']);
        $officer = $this->officer();
        app(SelfExcludeClient::class)->handle($other, null, 'Asked on the phone', $officer);
        $second = ExclusionCase::query()->latest('id')->firstOrFail();
        foreach ([...$first->steps()->where('kind', '!=', 'refund')->get(), ...$second->steps()->get()] as $step) {
            app(CompleteExclusionStep::class)->handle($step, new StepEvidence(note: "Case {$step->exclusion_case_id}"), $officer);
        }
        Queue::fake([RunExclusion::class]);

        app(JoinExclusionCases::class)->handle($first->id, $second->id);

        $notes = ['bonuses' => "Case {$first->id}", 'client_accounts' => "Case {$first->id}", 'pending_bets' => "Case {$first->id}", 'refund' => null, 'site_account' => "Case {$second->id}"];
        $steps = ExclusionStep::query()->orderBy('kind')->get();
        $this->assertSame([array_keys($notes), array_values($notes)], [$steps->pluck('kind.value')->all(), $steps->pluck('note')->all()]);
        $this->assertSame([[$first->id], $site->id], [$steps->pluck('exclusion_case_id')->unique()->all(), $steps->last()?->site_account_id]);
        $this->assertNull($steps->firstOrFail('kind', ExclusionStepKind::Refund)->done_at, 'An open step stays open.');
        $logged = AuditEvent::query()->where('action', 'exclusion_case.step_done')->where('client_id', $other->id)->get();
        $this->assertEqualsCanonicalizing(array_keys($notes), $logged->map(static fn (AuditEvent $event): mixed => $event->after['step'])->all());
        $this->assertSame(["Case {$second->id}"], $logged->map(static fn (AuditEvent $event): mixed => $event->after['note'])->unique()->all());
    }

    public function test_two_cases_of_one_person_opened_at_the_same_moment_become_one(): void
    {
        Queue::fake([RunExclusion::class]);
        $first = $this->exclude($this->person());
        $other = $this->otherAccount();
        $second = ExclusionCase::query()->create(['client_id' => $other->id, 'reasons' => ['betstop'], 'due_at' => now()]);
        $second->records()->create(['record_type' => 'client', 'record_id' => $other->id, 'state' => 'excluded', 'score' => 100, 'reasons' => [], 'live_key' => "client:{$other->id}"]);

        app(EnforceExclusion::class)->handle($second->id);
        app(EnforceExclusion::class)->handle($first->id);

        $case = ExclusionCase::query()->sole();
        $this->assertSame([$first->id, ['self_exclusion', 'betstop'], true], [$case->id, $case->reasons, $case->enforced_at !== null]);
        $this->assertSame(2, $case->records()->whereNotNull('live_key')->whereNotNull('frozen_at')->count());
        $this->assertTrue($other->refresh()->is_barred);
        $this->assertSame(BetstopState::Registered, Client::query()->findOrFail($first->client_id)->betstop_state);
        $this->assertSame(1, $case->steps()->where('kind', 'refund')->count());
    }

    public function test_cases_stay_apart_when_a_colleague_said_that_they_are_different_people(): void
    {
        Queue::fake([RunExclusion::class]);
        $first = $this->exclude($this->person());
        $other = $this->otherAccount();
        $second = ExclusionCase::query()->create(['client_id' => $other->id, 'reasons' => ['betstop'], 'due_at' => now()]);
        $second->records()->create(['record_type' => 'client', 'record_id' => $other->id, 'state' => 'excluded', 'score' => 100, 'reasons' => [], 'live_key' => "client:{$other->id}"]);
        $second->records()->create(['record_type' => 'client', 'record_id' => $first->client_id, 'state' => 'different', 'score' => 82, 'reasons' => []]);

        app(EnforceExclusion::class)->handle($second->id);

        $this->assertSame([$first->id, $second->id], ExclusionCase::query()->orderBy('id')->pluck('id')->all());
        $this->assertNotNull($second->refresh()->enforced_at);
    }

    public function test_cases_are_joined_when_a_colleague_decides_that_a_record_of_another_case_is_the_person(): void
    {
        $first = $this->exclude($this->person());
        $other = Client::factory()->createOne(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570110', 'status' => 'active']);
        $this->notice($other);
        $second = ExclusionCase::query()->latest('id')->firstOrFail();
        $uncertain = $second->records()->create(['record_type' => 'client', 'record_id' => $first->client_id, 'state' => 'uncertain', 'score' => 60, 'reasons' => []]);

        app(DecideExclusionRecord::class)->handle($uncertain, true, $this->officer());

        $this->assertSame([$first->id, ['self_exclusion', 'betstop']], [ExclusionCase::query()->sole()->id, $first->refresh()->reasons]);
        $this->assertSame([true, BetstopState::Registered], [$other->refresh()->is_barred, $first->client->refresh()->betstop_state]);
    }

    public function test_proof_that_a_site_account_is_closed_stays_when_the_cases_are_joined(): void
    {
        $client = $this->person();
        $site = SiteAccount::factory()->createOne(['client_id' => $client->id, 'status' => 'open']);
        $first = $this->exclude($client);
        $other = Client::factory()->createOne(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570110', 'status' => 'active']);
        $this->notice($other);
        $second = ExclusionCase::query()->latest('id')->firstOrFail();
        $done = $second->steps()->create(['kind' => ExclusionStepKind::SiteAccount, 'site_account_id' => $site->id, 'due_at' => now(), 'done_at' => now(), 'done_by' => $this->officer()->id, 'proof' => 'Reference 4711']);
        Queue::fake([RunExclusion::class]);

        app(JoinExclusionCases::class)->handle($first->id, $second->id);

        $step = ExclusionStep::query()->where('site_account_id', $site->id)->sole();
        $this->assertSame([$done->id, $first->id, 'Reference 4711'], [$step->id, $step->exclusion_case_id, $step->proof]);
    }
}
