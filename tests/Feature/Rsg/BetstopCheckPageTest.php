<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use App\Enums\BetstopState;
use App\Enums\StaffRole;
use App\Jobs\Rsg\WorkOnBetstopRun;
use App\Models\AuditEvent;
use App\Models\BetstopCheck;
use App\Models\BetstopRun;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class BetstopCheckPageTest extends TestCase
{
    use RefreshDatabase;

    private const PERSON = ['first_name' => 'Bob', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14', 'phones' => '0491 570 156, 03 9123 4567'];

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->withAbilities(Ability::ViewBetstopLogs, Ability::ViewClients)->createOne();
        $this->actingAs($this->officer);
    }

    public function test_typed_person_is_checked_and_only_hash_and_evidence_are_stored(): void
    {
        $this->post('/rsg/betstop/check', self::PERSON)->assertRedirect('/rsg/betstop/check?check='.BetstopCheck::query()->sole()->id);

        $check = BetstopCheck::query()->sole();
        $this->assertSame([null, null, BetstopCheckResult::Clear, $this->officer->id], [$check->person_type, $check->person_id, $check->result, $check->user_id]);
        $this->assertStringNotContainsStringIgnoringCase('ellery', (string) json_encode(DB::table('betstop_checks')->get()).json_encode(DB::table('audit_events')->get()));
        $this->get("/rsg/betstop/check?check={$check->id}")->assertInertia(fn ($page) => $page->component('Rsg/BetstopCheck')
            ->where('checked.result', 'clear')->where('checked.client_id', null)->where('checked.reference', $check->evidence['reference'])->where('can_check', true)->where('is_available', true));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopLogs)->createOne())
            ->get("/rsg/betstop/check?check={$check->id}")->assertInertia(fn ($page) => $page->where('checked', null));
        $this->get("/rsg/betstop/check?check[]={$check->id}")->assertInertia(fn ($page) => $page->where('checked', null));
    }

    public function test_registered_person_is_suppressed_and_a_certain_client_is_marked(): void
    {
        BetstopUpdate::factory()->createOne(['first_name' => 'Robert', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14']);
        $client = Client::factory()->createOne(['first_name' => 'Rob', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14', 'betstop_state' => BetstopState::Clear]);

        $this->post('/rsg/betstop/check', self::PERSON);

        $check = BetstopCheck::query()->sole();
        $this->assertSame([$client->id, BetstopState::Registered], [(int) $check->person_id, $client->refresh()->betstop_state]);
        $this->assertCount(2, app(SuppressionList::class)->reasons(['+61491570156', '+61391234567']));
        $this->get("/rsg/betstop/check?check={$check->id}")->assertInertia(fn ($page) => $page->where('checked.result', 'registered')->where('checked.client_name', 'Rob Ellery'));
    }

    public function test_client_is_checked_by_its_own_details(): void
    {
        $client = Client::factory()->createOne();

        $this->post('/rsg/betstop/check', ['client_id' => $client->id])->assertSessionHasNoErrors();

        $this->assertSame(['client', $client->id], [BetstopCheck::query()->sole()->person_type, (int) BetstopCheck::query()->sole()->person_id]);
        $this->assertSame(BetstopState::Clear, $client->refresh()->betstop_state);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'nothing' => [[], 'first_name'];
        yield 'no date of birth' => [[...self::PERSON, 'date_of_birth' => ''], 'date_of_birth'];
        yield 'born tomorrow' => [[...self::PERSON, 'date_of_birth' => '2999-01-01'], 'date_of_birth'];
        yield 'not a phone' => [[...self::PERSON, 'phones' => '0491 570 156, none'], 'phones'];
        yield 'not a postcode' => [[...self::PERSON, 'postcode' => '30'], 'postcode'];
        yield 'an unknown client' => [['client_id' => 999_999], 'client_id'];
        yield 'an array' => [[...self::PERSON, 'first_name' => ['Bob']], 'first_name'];
    }

    /** @param  array<string, mixed>  $body */
    #[DataProvider('mistakes')]
    public function test_invalid_person_is_refused(array $body, string $field): void
    {
        $this->post('/rsg/betstop/check', $body)->assertSessionHasErrors($field);
        $this->assertSame(0, BetstopCheck::query()->count());
    }

    public function test_list_is_checked_in_the_background_and_its_people_are_forgotten(): void
    {
        config()->set('paddock.betstop.batch_size', 2);
        BetstopUpdate::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12']);
        Queue::fake();
        $list = "First name,Last name,Date of birth,Phones\nEmma,Walsh,12/04/1988,0491 570 156\n\nBob,Ellery,14/03/1979,0491 570 157 / 03 9123 4567\nIda,Unavailable,1990-01-01";

        $this->post('/rsg/betstop/check/list', ['people' => $list])->assertRedirect('/rsg/betstop/check?run='.BetstopRun::query()->sole()->id);

        $run = BetstopRun::query()->sole();
        $this->assertSame([BetstopRunKind::Batch, 3, 0], [$run->kind, (int) $run->total_rows, (int) $run->processed_rows]);
        $this->assertStringNotContainsString('Walsh', (string) DB::table('betstop_runs')->value('people'));
        $this->assertSame(3, AuditEvent::query()->where('action', 'betstop_run.started')->sole()->after['people']);
        Queue::assertPushed(WorkOnBetstopRun::class, 1);
        $this->work($run);
        Queue::assertPushed(WorkOnBetstopRun::class, 2);
        $this->get("/rsg/betstop/check?run={$run->id}")->assertInertia(fn ($page) => $page->where('runs.0.processed_rows', 2)->where('runs.0.status', 'running'));
        $this->work($run);

        $run->refresh();
        $this->assertSame(
            [BetstopRunStatus::Done, 3, 1, 1, null],
            [$run->status, (int) $run->processed_rows, (int) $run->registered_rows, (int) $run->error_rows, $run->people],
        );
        $this->assertSame(
            [[1, 'registered'], [2, 'clear'], [3, 'error']],
            BetstopCheck::query()
                ->orderBy('line')
                ->get()
                ->map(fn (BetstopCheck $check): array => [(int) $check->line, $check->result->value])
                ->all(),
        );
        $this->get("/rsg/betstop/check?run={$run->id}")->assertInertia(
            fn ($page) => $page
                ->where('run_id', $run->id)
                ->has('findings', 2)
                ->where('findings.0.line', 1)
                ->where('findings.1.error', 'The register did not answer.'),
        );
    }

    public function test_list_of_a_dead_worker_is_continued(): void
    {
        Queue::fake();
        $this->post('/rsg/betstop/check/list', ['people' => 'Emma,Walsh,12/04/1988']);

        $this->artisan('betstop:check-clients --resume');
        Queue::assertPushed(WorkOnBetstopRun::class, 1);
        $this->travel(3)->minutes();
        $this->artisan('betstop:check-clients --resume');
        Queue::assertPushed(WorkOnBetstopRun::class, 2);
    }

    /** @return iterable<string, array{string, string}> */
    public static function wrongLists(): iterable
    {
        yield 'nothing' => ['', 'Enter at least one person.'];
        yield 'only a heading' => ['First name,Last name,Date of birth', 'Enter at least one person.'];
        yield 'no last name' => ["Emma,Walsh,12/04/1988\nBob", 'Line 2: enter a first and a last name.'];
        yield 'no date' => ['Emma,Walsh,April', 'Line 1: enter a date of birth such as 12/04/1988.'];
        yield 'a wrong phone' => ['Emma,Walsh,12/04/1988,12', 'Line 1: a phone number is not valid.'];
        yield 'many' => [str_repeat("Emma,Walsh,April\n", 8), '3 more lines have errors.'];
    }

    #[DataProvider('wrongLists')]
    public function test_wrong_list_is_refused_with_the_line(string $list, string $message): void
    {
        $this->post('/rsg/betstop/check/list', ['people' => $list])->assertSessionHasErrors('people');

        $this->assertStringContainsString($message, (string) session('errors')->first('people'));
        $this->assertSame(0, BetstopRun::query()->count());
    }

    public function test_other_abilities_do_not_check(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopUpdates, Ability::ViewRsg, Ability::ViewClients)->createOne());

        $this->get('/rsg/betstop/check')->assertForbidden();
        $this->post('/rsg/betstop/check', self::PERSON)->assertForbidden();
        $this->post('/rsg/betstop/check/list', ['people' => 'Emma,Walsh,12/04/1988'])->assertForbidden();
        $this->get('/rsg/betstop/logs')->assertForbidden();
    }

    public function test_client_is_not_checked_without_seeing_clients(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopLogs)->createOne());

        $this->post('/rsg/betstop/check', ['client_id' => Client::factory()->createOne()->id])->assertSessionHasErrors(['client_id' => 'Choose a client.']);
    }

    public function test_impersonated_user_can_not_check(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne())->post(route('impersonate.store'), [
            'user_id' => $this->officer->id, 'reason' => 'Looking into a report', 'password' => UserFactory::PASSWORD,
        ])->assertSessionHasNoErrors();

        $this->get('/rsg/betstop/check')->assertInertia(fn ($page) => $page->where('can_check', false));
        $this->post('/rsg/betstop/check', self::PERSON)->assertForbidden();
        $this->post('/rsg/betstop/check/list', ['people' => 'Emma,Walsh,12/04/1988'])->assertForbidden();
        $this->get('/rsg/betstop/logs/export?reason=For the regulator')->assertForbidden();
    }

    private function work(BetstopRun $run): void
    {
        app()->call([new WorkOnBetstopRun($run->id), 'handle']);
    }
}
