<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\AdvanceBetstopRun;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Jobs\Rsg\WorkOnBetstopRun;
use App\Models\AuditEvent;
use App\Models\BetstopCheck;
use App\Models\BetstopRun;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Schedule;
use Illuminate\Support\Sleep;
use RuntimeException;
use Tests\TestCase;

final class BetstopNightlyCheckTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        config()->set('paddock.betstop', [...config()->array('paddock.betstop'), 'batch_size' => 2, 'failures' => 2]);
        Sleep::fake();
    }

    public function test_every_open_account_is_checked(): void
    {
        $clear = Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $unchecked = Client::factory()->createOne(['status' => ClientStatus::Pending]);
        $registered = Client::factory()->createOne(['first_name' => 'Robert', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14', 'betstop_state' => BetstopState::Clear]);
        BetstopUpdate::factory()->createOne(['first_name' => 'Bob', 'last_name' => 'Ellery', 'date_of_birth' => '1979-03-14']);
        Client::factory()->createOne(['status' => ClientStatus::Closed]);
        $known = Client::factory()->createOne(['betstop_state' => BetstopState::Registered]);
        $unavailable = Client::factory()->createOne(['last_name' => 'Unavailable', 'betstop_state' => BetstopState::Clear]);

        $this->assertSame(0, $this->artisan('betstop:check-clients'));

        $results = BetstopCheck::query()
            ->orderByDesc('id')
            ->get()
            ->unique('person_id')
            ->mapWithKeys(fn (BetstopCheck $check): array => [(int) $check->person_id => $check->result])
            ->sortKeys()
            ->all();
        $this->assertSame(
            [
                $clear->id => BetstopCheckResult::Clear,
                $unchecked->id => BetstopCheckResult::Clear,
                $registered->id => BetstopCheckResult::Registered,
                $unavailable->id => BetstopCheckResult::Error,
            ],
            $results,
        );
        $this->assertSame([BetstopCheckPurpose::Periodic], BetstopCheck::query()->distinct()->pluck('purpose')->all());
        $this->assertSame(
            [BetstopState::Clear, BetstopState::Clear, BetstopState::Registered, BetstopState::Clear, BetstopState::Registered],
            array_map(fn (Client $client): BetstopState => $client->refresh()->betstop_state, [$clear, $unchecked, $registered, $unavailable, $known]),
        );
        $run = BetstopRun::query()->sole();
        $this->assertSame(
            [BetstopRunStatus::Done, 4, 4, 1, 1, 3],
            [
                $run->status,
                (int) $run->total_rows,
                (int) $run->processed_rows,
                (int) $run->registered_rows,
                (int) $run->error_rows,
                (int) $run->attempt,
            ],
        );
        $this->assertSame(
            ['client.betstop_checked'],
            AuditEvent::query()
                ->whereIn('subject_id', [$registered->id])
                ->where('subject_type', 'client')
                ->pluck('action')
                ->all(),
        );
    }

    public function test_scheduler_does_not_wait_for_the_register(): void
    {
        $this->overHttp();
        Http::fake(static fn (Request $request): mixed => self::clear($request));
        Queue::fake();
        Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);

        $this->assertSame(0, $this->artisan('betstop:check-clients'));
        Queue::assertPushed(WorkOnBetstopRun::class, 1);
        $this->travel(3)->minutes();
        $this->assertSame(0, $this->artisan('betstop:check-clients --resume'));
        Queue::assertPushed(WorkOnBetstopRun::class, 2);
        Http::assertNothingSent();
    }

    public function test_check_whose_job_failed_is_continued(): void
    {
        Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $run = BetstopRun::query()->create(['kind' => BetstopRunKind::Nightly, 'total_rows' => 1]);

        (new WorkOnBetstopRun($run->id))->failed(null);
        $this->travel(3)->minutes();
        $this->artisan('betstop:check-clients --resume');

        $this->assertSame([BetstopRunStatus::Done, 1], [$run->refresh()->status, BetstopCheck::query()->count()]);
    }

    public function test_account_without_an_answer_is_asked_about_again_in_the_same_night(): void
    {
        $this->overHttp();
        Client::factory()->count(3)->create(['betstop_state' => BetstopState::Clear]);
        $calls = 0;
        Http::fake(function (Request $request) use (&$calls) {
            return ++$calls === 1 ? Http::response([], 429) : self::clear($request);
        });

        $this->assertSame(0, $this->artisan('betstop:check-clients'));

        $run = BetstopRun::query()->sole();
        $this->assertSame([BetstopRunStatus::Done, 3, 0, 2], [$run->status, (int) $run->processed_rows, (int) $run->error_rows, (int) $run->attempt]);
        $this->assertSame(3, BetstopCheck::query()->where('result', BetstopCheckResult::Clear)->distinct()->count('person_id'));
    }

    public function test_account_with_a_fresh_answer_is_skipped_and_with_an_older_one_it_is_checked(): void
    {
        $fresh = Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $older = Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $failed = Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        BetstopCheck::factory()->createOne(['person_id' => $fresh->id, 'checked_at' => now()->subHours(2), 'valid_until' => now()->addHours(22)]);
        // Valid now, but not until the next night.
        BetstopCheck::factory()->createOne(['person_id' => $older->id, 'checked_at' => now()->subHours(12), 'valid_until' => now()->addHours(12)]);
        BetstopCheck::factory()->createOne(['person_id' => $failed->id, 'checked_at' => now()->subHour(), 'valid_until' => null, 'result' => BetstopCheckResult::Error]);

        $this->assertSame(0, $this->artisan('betstop:check-clients'));

        $this->assertSame([$older->id, $failed->id], BetstopCheck::query()->whereNotNull('betstop_run_id')->orderBy('person_id')->pluck('person_id')->map(intval(...))->all());
    }

    public function test_fresh_answer_about_former_details_does_not_count(): void
    {
        $renamed = Client::factory()->createOne(['betstop_state' => BetstopState::Unchecked]);
        BetstopCheck::factory()->createOne(['person_id' => $renamed->id, 'checked_at' => now()->subHours(2), 'valid_until' => now()->addHours(22)]);

        $this->assertSame(0, $this->artisan('betstop:check-clients'));

        $this->assertSame([BetstopState::Clear, 2], [$renamed->refresh()->betstop_state, BetstopCheck::query()->count()]);
    }

    public function test_check_of_a_killed_process_continues_where_it_stopped(): void
    {
        Client::factory()->count(5)->create(['betstop_state' => BetstopState::Clear]);
        $run = BetstopRun::query()->create(['kind' => BetstopRunKind::Nightly, 'total_rows' => 5]);
        $this->assertTrue(app(AdvanceBetstopRun::class)->handle($run->id));

        $this->artisan('betstop:check-clients --resume');
        $this->assertSame(2, BetstopCheck::query()->count(), 'It may still be running.');

        $this->travel(3)->minutes();
        $this->assertSame(0, $this->artisan('betstop:check-clients --resume'));
        $this->assertSame([5, 5], [BetstopCheck::query()->count(), BetstopCheck::query()->distinct()->count('person_id')]);
        $this->assertSame(BetstopRunStatus::Done, $run->refresh()->status);
    }

    public function test_second_process_stores_nothing_twice(): void
    {
        $this->overHttp();
        Client::factory()->count(2)->create(['betstop_state' => BetstopState::Clear]);
        $run = BetstopRun::query()->create(['kind' => BetstopRunKind::Nightly, 'total_rows' => 2]);
        $isFirst = true;
        Http::fake(function (Request $request) use (&$isFirst, $run) {
            if ($isFirst) {
                $isFirst = false;
                app(AdvanceBetstopRun::class)->handle($run->id);
            }

            return self::clear($request);
        });

        $this->assertFalse(app(AdvanceBetstopRun::class)->handle($run->id));
        $this->assertSame(2, BetstopCheck::query()->count());
    }

    public function test_check_pauses_with_the_register_and_leaves_no_client_out(): void
    {
        $this->overHttp();
        Client::factory()->count(4)->create(['betstop_state' => BetstopState::Clear]);
        $isDown = true;
        Http::fake(function (Request $request) use (&$isDown) {
            /** @var bool $isDown */
            return $isDown ? Http::response([], 401) : self::clear($request);
        });

        $this->assertSame(0, $this->artisan('betstop:check-clients'));
        Http::assertSentCount(2);
        $this->assertSame(BetstopRunStatus::Running, BetstopRun::query()->sole()->status);

        $isDown = false;
        $this->travel(5)->minutes();
        $this->assertSame(0, $this->artisan('betstop:check-clients --resume'));
        $this->assertSame(BetstopRunStatus::Done, BetstopRun::query()->sole()->status);
        $this->assertSame(4, BetstopCheck::query()->where('result', BetstopCheckResult::Clear)->distinct()->count('person_id'));
    }

    public function test_check_starts_once_a_night_and_replaces_one_that_never_ended(): void
    {
        Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $this->artisan('betstop:check-clients');
        $this->artisan('betstop:check-clients');
        $this->assertSame(1, BetstopRun::query()->count());

        BetstopRun::query()->update(['status' => BetstopRunStatus::Running]);
        $this->travel(1)->days();
        $this->artisan('betstop:check-clients');
        $this->assertSame([BetstopRunStatus::Failed, BetstopRunStatus::Done], BetstopRun::query()->orderBy('id')->pluck('status')->all());
    }

    public function test_account_whose_answer_cannot_be_stored_does_not_leave_the_others_unchecked(): void
    {
        $broken = Client::factory()->createOne(['betstop_state' => BetstopState::Unchecked]);
        Client::factory()->createOne();
        $last = Client::factory()->createOne(['betstop_state' => BetstopState::Unchecked]);
        BetstopCheck::creating(static fn (BetstopCheck $check): ?bool => $check->person_id === $broken->id ? throw new RuntimeException('broken') : null);

        $this->artisan('betstop:check-clients');

        $this->assertSame([BetstopState::Unchecked, BetstopState::Clear], [$broken->refresh()->betstop_state, $last->refresh()->betstop_state]);
        $run = BetstopRun::query()->sole();
        $this->assertSame([BetstopRunStatus::Done, 1, 3], [$run->status, (int) $run->error_rows, (int) $run->attempt]);
        $this->assertSame([BetstopCheckResult::Error], BetstopCheck::query()->where('person_id', $broken->id)->distinct()->pluck('result')->all());
    }

    public function test_night_that_the_scheduler_missed_is_made_up_for_once(): void
    {
        Client::factory()->createOne(['betstop_state' => BetstopState::Clear]);
        $this->artisan('betstop:check-clients --resume');
        $this->assertSame(0, BetstopRun::query()->count(), 'The first check waits for the night.');
        $this->artisan('betstop:check-clients');

        $this->travel(24)->hours();
        $this->artisan('betstop:check-clients --resume');
        $this->assertSame(1, BetstopRun::query()->count(), 'The check of this night is about to start.');

        $this->travel(2)->hours();
        $this->artisan('betstop:check-clients --resume');
        $this->artisan('betstop:check-clients --resume');
        $this->assertSame([2, 2], [BetstopRun::query()->where('status', BetstopRunStatus::Done)->count(), BetstopCheck::query()->count()]);

        // In the afternoon. The next night has its check again.
        $this->travel(7)->hours();
        $this->artisan('betstop:check-clients');
        $this->assertSame(3, BetstopRun::query()->count());
    }

    public function test_check_is_scheduled_nightly_with_a_resume(): void
    {
        $commands = collect(Schedule::events())->mapWithKeys(fn ($event): array => [(string) str((string) $event->command)->after("'artisan' ") => $event->expression]);

        $this->assertSame(['30 15 * * *', '*/5 * * * *'], [$commands['betstop:check-clients'] ?? null, $commands['betstop:check-clients --resume'] ?? null]);
    }

    private function overHttp(): void
    {
        config()->set('paddock.betstop', [...config()->array('paddock.betstop'), 'driver' => 'http', 'url' => 'https://register.example', 'key' => 'key']);
    }

    private static function clear(Request $request): mixed
    {
        return Http::response(['reference' => 'R', 'results' => array_map(static fn (array $person): array => ['id' => $person['id'], 'result' => 'clear'], $request['people'])]);
    }
}
