<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Enums\TrainingStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Impersonation;
use App\Models\TrainingRecord;
use App\Models\TrainingSession;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

final class TrainingTest extends TestCase
{
    use RefreshDatabase;

    private User $people;

    private User $learner;

    private CertificationType $type;

    private TrainingSession $session;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->learner = User::factory()->withRole(StaffRole::AccountManager)->createOne(['email' => 'tom@paddock.example']);
        $this->type = CertificationType::query()->create(['title' => 'RSG training', 'description' => '', 'valid_months' => 12]);
        $this->session = TrainingSession::query()->create([
            'title' => 'RSG refresher',
            'description' => 'Two hours.',
            'certification_type_id' => $this->type->id,
            'pass_score' => 80,
            'created_by' => $this->people->id,
        ]);
    }

    public function test_training_is_created_and_changed(): void
    {
        $fields = ['title' => 'Privacy', 'description' => 'Online.', 'certification_type_id' => null, 'held_on' => null, 'pass_score' => null];
        $this->actingAs($this->people)->post(route('users.training.store'), $fields)->assertRedirect(route('users.training.show', $this->session->id + 1));

        $this->put(route('users.training.update', $this->session), [...$fields, 'version' => 1, 'pass_score' => 70])->assertSessionHas('success', 'Training saved.');
        $this->put(route('users.training.update', $this->session), [...$fields, 'version' => 2, 'pass_score' => 101])->assertSessionHasErrors('pass_score');

        $this->assertSame(70, $this->session->refresh()->pass_score);
        $this->get(route('users.training.index'))->assertInertia(fn ($page) => $page->component('Users/Training')->has('sessions', 2)->where('can_edit', true)->etc());
    }

    public function test_change_of_a_colleague_is_not_overwritten(): void
    {
        $form = ['version' => 1, 'title' => 'RSG refresher', 'description' => 'Two hours.', 'certification_type_id' => $this->type->id, 'held_on' => null, 'pass_score' => 80];
        $this->actingAs($this->people)->put(route('users.training.update', $this->session), [...$form, 'pass_score' => 90])->assertSessionHas('success');

        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())
            ->put(route('users.training.update', $this->session), [...$form, 'description' => 'Three hours.'])->assertSessionHasErrors('version');

        $this->assertSame([90, 'Two hours.'], array_values($this->session->refresh()->only(['pass_score', 'description'])));
    }

    public function test_role_is_assigned_and_passed_assignments_stay(): void
    {
        $passed = $this->assigned(User::factory()->createOne(['role_id' => $this->learner->role_id]), TrainingStatus::Passed);
        $lapsed = $this->assigned($this->learner, TrainingStatus::Lapsed);
        User::factory()->inactive()->createOne(['role_id' => $this->learner->role_id]);
        $starter = User::factory()->createOne(['role_id' => $this->learner->role_id]);

        $this->actingAs($this->people)->post(route('users.training.assign', $this->session), ['role_id' => $this->learner->role_id, 'due_on' => '2026-12-20'])
            ->assertSessionHas('success', 'Training assigned to 2 colleagues.');

        $this->assertSame([TrainingStatus::Passed, '2026-11-20'], [$passed->refresh()->status, $passed->due_on->toDateString()]);
        $this->assertSame([TrainingStatus::Assigned, '2026-12-20'], [$lapsed->refresh()->status, $lapsed->due_on->toDateString()]);
        $this->assertSame(1, TrainingRecord::query()->where('user_id', $starter->id)->count());
        $this->assertSame(3, TrainingRecord::query()->count());
        $this->post(route('users.training.assign', $this->session), ['role_id' => $this->learner->role_id, 'due_on' => '2026-11-01'])->assertSessionHasErrors('due_on');
    }

    #[TestWith(['80', 'failed', TrainingStatus::Passed])]
    #[TestWith(['79', 'passed', TrainingStatus::Failed])]
    #[TestWith(['', 'passed', TrainingStatus::Passed])]
    #[TestWith(['', 'failed', TrainingStatus::Failed])]
    public function test_pass_issues_the_certification_and_the_score_decides(string $score, string $result, TrainingStatus $status): void
    {
        $record = $this->assigned($this->learner);
        $pending = Certification::query()->create(['user_id' => $this->learner->id, 'certification_type_id' => $this->type->id]);

        $this->actingAs($this->people)->put(route('users.training.record', [$this->session, $record]), ['result' => $result, 'score' => $score, 'completed_on' => '2026-11-22'])
            ->assertSessionHas('success', 'Result recorded.');

        $hasPassed = $status === TrainingStatus::Passed;
        $this->assertSame($status, $record->refresh()->status);
        $this->assertSame($hasPassed ? [CertificationStatus::Valid, '2027-11-22'] : [CertificationStatus::Pending, null], [$pending->refresh()->status, $pending->expires_on?->toDateString()]);
        $this->assertSame(1, Certification::query()->count());
    }

    /** At 20:00 UTC, Melbourne already has the next day. */
    #[TestWith(['2026-11-22 20:00:00', '2026-11-23', '2026-11-24'])]
    #[TestWith(['2026-11-23 02:00:00', '2026-11-23', '2026-11-24'])]
    public function test_today_is_the_day_in_melbourne(string $now, string $today, string $tomorrow): void
    {
        $this->travelTo($now);
        $record = $this->assigned($this->learner);
        $this->actingAs($this->people);
        $result = fn (string $day): \Illuminate\Testing\TestResponse => $this->put(route('users.training.record', [$this->session, $record]), ['result' => 'failed', 'completed_on' => $day]);

        $result($tomorrow)->assertSessionHasErrors('completed_on');
        $result($today)->assertSessionHasNoErrors();
        $this->import("email,result,date\ntom@paddock.example,passed,{$tomorrow}\n")->assertSessionHasErrors('file');
        $this->post(route('users.training.assign', $this->session), ['role_id' => $this->learner->role_id, 'due_on' => '2026-11-22'])->assertSessionHasErrors('due_on');
        $held = Certification::query()->create(['user_id' => $this->learner->id, 'certification_type_id' => $this->type->id]);
        $this->post(route('users.certifications.renew'), ['ids' => [$held->id], 'issued_on' => $tomorrow])->assertSessionHasErrors('issued_on');
        // Without dates, the list is from today.
        $this->import("email,result\ntom@paddock.example,passed\n")->assertSessionHas('success');
        $this->assertSame($today, $record->refresh()->completed_on?->toDateString());
    }

    public function test_user_can_not_record_their_own_result(): void
    {
        $own = $this->assigned($this->people);

        $this->actingAs($this->people)->put(route('users.training.record', [$this->session, $own]), ['result' => 'passed', 'completed_on' => '2026-11-22'])
            ->assertSessionHas('error', 'You can’t record your own result.');
        $this->assertSame(TrainingStatus::Assigned, $own->refresh()->status);
        $this->import("email,result\n{$this->people->email},passed\n")->assertSessionHasErrors(['file' => 'You can’t record your own result.']);
        $this->assertSame(0, Certification::query()->count());
    }

    public function test_only_reviewers_of_the_learner_record_a_pass_that_issues_a_certification(): void
    {
        $record = $this->assigned($this->learner);
        $message = "You can’t record that {$this->learner->full_name} passed, because that issues a certification. Their manager or a colleague who manages certifications must record it.";
        $this->people = User::factory()->withAbilities(Ability::ViewUsers)->createOne();
        $put = fn (string $result): \Illuminate\Testing\TestResponse => $this->actingAs($this->people)
            ->put(route('users.training.record', [$this->session, $record]), ['result' => $result, 'completed_on' => '2026-11-22']);

        $put('passed')->assertSessionHas('error', $message);
        $this->import("email,result\ntom@paddock.example,passed\n")->assertSessionHasErrors(['file' => $message]);
        $this->assertSame([TrainingStatus::Assigned, 0], [$record->refresh()->status, Certification::query()->count()]);
        $put('failed')->assertSessionHas('success');

        $this->learner->update(['manager_id' => $this->people->id]);
        $put('passed')->assertSessionHas('success');
        $this->assertSame($this->learner->id, Certification::query()->sole()->user_id);
    }

    public function test_result_that_comes_after_a_pass_is_refused(): void
    {
        $record = $this->assigned($this->learner, TrainingStatus::Passed);

        $this->actingAs($this->people)->put(route('users.training.record', [$this->session, $record]), ['result' => 'failed', 'completed_on' => '2026-11-22'])
            ->assertSessionHas('error', "{$this->learner->full_name} has already passed this training.");
        $this->assertSame(TrainingStatus::Passed, $record->refresh()->status);
    }

    public function test_attendance_is_imported_for_assigned_and_other_colleagues(): void
    {
        $record = $this->assigned($this->learner);
        $guest = User::factory()->createOne(['email' => 'guest@paddock.example']);

        $this->import("\u{FEFF}Email,Score,Date\r\nTom@Paddock.example,95%,2026-11-20\r\n\r\nguest@paddock.example,40,\r\n")->assertSessionHas('success', '2 results imported.');

        $this->assertSame([TrainingStatus::Passed, 95, '2026-11-20'], [$record->refresh()->status, $record->score, $record->completed_on?->toDateString()]);
        $this->assertSame(TrainingStatus::Failed, TrainingRecord::query()->where('user_id', $guest->id)->sole()->status);
        $this->assertSame($this->learner->id, Certification::query()->sole()->user_id);
        // The same file again changes nothing for those who passed.
        $this->import("email,score\ntom@paddock.example,10\n")->assertSessionHas('success', '0 results imported. 1 colleague had already passed.');
        $this->assertSame(95, $record->refresh()->score);
    }

    public function test_letters_in_names_end_no_line_of_an_attendance_list(): void
    {
        $record = $this->assigned($this->learner);

        $this->import("name,email,score\nTom Ångström,tom@paddock.example,95\n")->assertSessionHas('success', '1 result imported.');

        $this->assertSame(TrainingStatus::Passed, $record->refresh()->status);
    }

    public function test_score_alone_is_no_result_of_a_training_without_a_pass_score(): void
    {
        $this->session->update(['pass_score' => null]);
        $record = $this->assigned($this->learner);

        $this->import("email,score\ntom@paddock.example,95\n")->assertSessionHasErrors(['file' => 'Line 2: a result is missing, because this training has no pass score. Nothing was imported.']);
        $this->assertSame(TrainingStatus::Assigned, $record->refresh()->status);

        $this->import("email,score,result\ntom@paddock.example,95,passed\n")->assertSessionHas('success', '1 result imported.');
        $this->assertSame([TrainingStatus::Passed, 95], [$record->refresh()->status, $record->score]);
    }

    #[TestWith(["name,score\nTom,90\n", 'The first line needs the columns email, and result or score.'])]
    #[TestWith(["email,score\n", 'The file needs 1 to 1000 rows.'])]
    #[TestWith(["email,score\ntom@paddock.example,90\nnobody@paddock.example,90\n", 'Line 3: no colleague has this email address. Nothing was imported.'])]
    #[TestWith(["email,score\ntom@paddock.example,101\n", 'Line 2: the score must be 0 to 100. Nothing was imported.'])]
    #[TestWith(["email,result\ntom@paddock.example,maybe\n", 'Line 2: the result must be passed or failed. Nothing was imported.'])]
    #[TestWith(["email,result\ntom@paddock.example\n", 'Line 2: a result or a score is missing. Nothing was imported.'])]
    #[TestWith(["email,result,date\ntom@paddock.example,passed,20/11/2026\n", 'Line 2: the date must be YYYY-MM-DD, today or earlier. Nothing was imported.'])]
    #[TestWith(["email,result,date\ntom@paddock.example,passed,2026-09-31\n", 'Line 2: the date must be YYYY-MM-DD, today or earlier. Nothing was imported.'])]
    #[TestWith(["email,result,date\ntom@paddock.example,passed,2025-01-20\n", 'A certification from 20 January 2025 has already ended.'])]
    public function test_wrong_attendance_list_imports_nothing(string $csv, string $message): void
    {
        $record = $this->assigned($this->learner);

        $this->import($csv)->assertSessionHasErrors(['file' => $message]);
        $this->assertSame(TrainingStatus::Assigned, $record->refresh()->status);
        $this->assertSame(0, Certification::query()->count());
    }

    public function test_learner_starts_their_own_training_only(): void
    {
        $record = $this->assigned($this->learner);

        $this->actingAs(User::factory()->createOne())->post(route('user-profile.training.start', $record))->assertForbidden();
        $this->actingAs($this->learner)->post(route('user-profile.training.start', $record))->assertSessionHas('success', 'Training started.');

        $this->assertSame(TrainingStatus::Started, $record->refresh()->status);
        $this->get(route('user-profile.edit', ['tab' => 'certifications']))->assertInertia(fn ($page) => $page->where('training.0.status', 'started')->etc());
    }

    public function test_overdue_training_lapses(): void
    {
        $open = $this->assigned($this->learner, TrainingStatus::Started, '2026-11-22');
        $today = $this->assigned(User::factory()->createOne(), TrainingStatus::Assigned, '2026-11-23');
        $passed = $this->assigned(User::factory()->createOne(), TrainingStatus::Passed, '2026-11-20');

        Artisan::call('certifications:advance');

        $this->assertSame([TrainingStatus::Lapsed, TrainingStatus::Assigned, TrainingStatus::Passed], [$open->refresh()->status, $today->refresh()->status, $passed->refresh()->status]);
    }

    public function test_training_after_one_that_fails_lapses(): void
    {
        [$failing, $other] = [$this->assigned($this->learner), $this->assigned(User::factory()->createOne())];
        TrainingRecord::updating(static fn (TrainingRecord $record) => $record->id === $failing->id ? throw new RuntimeException('The disk is full.') : null);

        Artisan::call('certifications:advance');

        $this->assertSame([TrainingStatus::Assigned, TrainingStatus::Lapsed], [$failing->refresh()->status, $other->refresh()->status]);
    }

    public function test_record_of_another_training_is_not_found(): void
    {
        $other = TrainingSession::query()->create(['title' => 'Privacy', 'description' => '', 'created_by' => $this->people->id]);

        $this->actingAs($this->people)->put(route('users.training.record', [$other, $this->assigned($this->learner)]), ['result' => 'passed', 'completed_on' => '2026-11-22'])->assertNotFound();
    }

    #[TestWith(['/users/training', 'can_edit'])]
    #[TestWith(['/users/training/{session}', 'can_edit'])]
    #[TestWith(['/users/certifications', 'can_decide'])]
    #[TestWith(['/users/{learner}/certifications', 'can_decide'])]
    #[TestWith(['/users/certification-type/list', 'can_edit'])]
    public function test_page_offers_no_decision_during_an_impersonation(string $path, string $prop): void
    {
        $page = str_replace(['{session}', '{learner}'], [(string) $this->session->id, (string) $this->learner->id], $path);
        $this->actingAs($this->people)->get($page)->assertInertia(fn ($inertia) => $inertia->where($prop, true)->etc());

        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->people->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->app->forgetScopedInstances();
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->get($page)->assertInertia(fn ($inertia) => $inertia->where($prop, false)->etc());
    }

    public function test_executives_see_training_and_change_nothing(): void
    {
        $this->assigned($this->learner);
        $executive = User::factory()->withRole(StaffRole::Executive)->createOne();

        $this->actingAs($executive)->get(route('users.training.show', $this->session))->assertInertia(fn ($page) => $page->where('can_edit', false)->where('records.0.can_record', false)->etc());
        $this->post(route('users.training.store'), [])->assertForbidden();
        $this->actingAs($this->learner)->get(route('users.training.index'))->assertForbidden();
    }

    private function assigned(User $user, TrainingStatus $status = TrainingStatus::Assigned, string $dueOn = '2026-11-20'): TrainingRecord
    {
        return $this->session->records()->create(['user_id' => $user->id, 'due_on' => $dueOn, 'status' => $status]);
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function import(string $csv): \Illuminate\Testing\TestResponse
    {
        return $this->actingAs($this->people)->post(route('users.training.import', $this->session), ['file' => UploadedFile::fake()->createWithContent('attendance.csv', $csv)]);
    }
}
