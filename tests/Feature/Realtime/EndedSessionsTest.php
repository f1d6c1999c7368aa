<?php

declare(strict_types=1);

namespace Tests\Feature\Realtime;

use App\Events\Auth\StaffSessionsEnded;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

final class EndedSessionsTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
    }

    public function test_no_call_is_made_without_a_realtime_server(): void
    {
        config(['broadcasting.default' => 'null']);
        Http::fake();

        event(new StaffSessionsEnded(7));

        Http::assertNothingSent();
    }

    public function test_the_sockets_of_an_ended_session_are_closed(): void
    {
        Http::fake(['*/users/7/terminate_connections*' => Http::response('{}')]);

        event(new StaffSessionsEnded(7));

        Http::assertSent(static fn (Request $request): bool => $request->method() === 'POST'
            && $request->body() === '{}'
            && str_contains($request->url(), '/apps/paddock/users/7/terminate_connections?')
            && str_contains($request->url(), 'auth_signature='));
    }

    public function test_sockets_of_an_impersonated_colleague_are_closed(): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $actor = User::factory()->createOne();
        $target = User::factory()->createOne();
        $former = User::factory()->createOne();
        $fields = ['actor_id' => $actor->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now()];
        Impersonation::query()->create(['target_id' => $target->id, ...$fields]);
        Impersonation::query()->create(['target_id' => $former->id, 'ended_at' => now(), ...$fields]);

        event(new StaffSessionsEnded($actor->id));

        Http::assertSentCount(2);
        Http::assertSent(static fn (Request $request): bool => str_contains($request->url(), "/users/{$actor->id}/terminate_connections?"));
        Http::assertSent(static fn (Request $request): bool => str_contains($request->url(), "/users/{$target->id}/terminate_connections?"));
    }

    /** @param  array<string, bool>  $change */
    #[TestWith([['is_active' => false]])]
    #[TestWith([['is_developer_staff' => true]])]
    public function test_sockets_of_a_user_whose_access_changes_are_closed(array $change): void
    {
        Http::fake(['*' => Http::response('{}')]);
        $user = User::factory()->createOne();

        $user->forceFill(['last_signed_in_at' => now()])->save();
        Http::assertNothingSent();

        $user->forceFill($change)->save();
        Http::assertSent(static fn (Request $request): bool => str_contains($request->url(), "/users/{$user->id}/terminate_connections?"));
    }

    /** A process can die right after the commit. */
    public function test_change_and_the_job_that_closes_the_sockets_are_one_transaction(): void
    {
        config(['queue.default' => 'database']);
        $user = User::factory()->createOne();
        DB::beforeExecuting(static function (string $sql): void {
            throw_if(preg_match('/^insert into .jobs/', $sql) === 1, new RuntimeException('The process has died.'));
        });

        rescue(static fn () => DB::transaction(static fn () => $user->forceFill(['is_active' => false])->save()), report: false);

        $this->assertTrue($user->refresh()->is_active);
    }

    public function test_call_to_an_unreachable_server_is_retried_by_the_queue(): void
    {
        Http::fake(['*' => Http::response('busy', 503)]);

        $this->expectException(BroadcastException::class);

        event(new StaffSessionsEnded(7));
    }

    public function test_sockets_are_closed_once_the_server_can_be_reached_again(): void
    {
        config(['queue.default' => 'database']);
        $answers = Http::fakeSequence();
        for ($attempt = 0; $attempt < 10; $attempt++) {
            $answers->push('', 504);
        }
        $answers->push('{}');
        event(new StaffSessionsEnded(7));

        for ($attempt = 0; $attempt <= 10; $attempt++) {
            $this->artisan('queue:work', ['--once' => true, '--queue' => 'live', '--sleep' => 0]);
            $this->travel(5)->minutes();
        }

        Http::assertSentCount(11);
        $this->assertSame([0, 0], [DB::table('jobs')->count(), DB::table('failed_jobs')->count()]);
    }
}
