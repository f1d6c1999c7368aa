<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Domain\Auth\SessionRegistry;
use App\Enums\Ability;
use App\Enums\AuthenticationKind;
use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Models\AuditEvent;
use App\Models\AuthenticationLog;
use App\Models\Impersonation;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Auth\SignsIn;
use Tests\TestCase;

final class AuthenticationLogTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0';

    private const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1';

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();
        config(['session.driver' => 'database']);
        // 14:00 in Melbourne.
        $this->travelTo('2026-11-20 03:00:00');
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
    }

    public function test_log_lists_newest_first_with_device_result_and_person(): void
    {
        $tom = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $this->entry($tom, ['created_at' => now()->subHours(2)]);
        $this->entry(null, ['kind' => AuthenticationKind::Password, 'succeeded' => false, 'email' => 'nobody@example.com', 'created_at' => now()->subHour()]);

        $this->actingAs($this->manager)->get('/users/authentication-logs')->assertInertia(fn ($page) => $page->component('Users/AuthenticationLogs')->has('entries', 2)
            ->where('entries.0.user_name', null)->where('entries.0.email', 'nobody@example.com')->where('entries.0.succeeded', false)
            ->where('entries.1.user_name', 'Tom Vance')->where('entries.1.device', 'Firefox on Windows')->where('entries.1.has_session', false)
            ->where('can_end_sessions', true));
    }

    #[TestWith(['succeeded=0', 1])]
    #[TestWith(['unusual=1', 1])]
    #[TestWith(['kind=password', 1])]
    #[TestWith(['user=ID', 2])]
    #[TestWith(['search=203.0.113.9', 1])]
    #[TestWith(['search=NOBODY@example.com', 1])]
    #[TestWith(['from=2026-11-20&to=2026-11-20', 2])]
    public function test_filters_and_search_narrow_the_log(string $query, int $rows): void
    {
        $tom = User::factory()->createOne();
        $this->entry($tom, ['ip' => '203.0.113.9', 'is_unusual' => true, 'unusual_reasons' => ['new_address']]);
        $this->entry($tom, ['created_at' => now()->subDays(3)]);
        $this->entry(null, ['kind' => AuthenticationKind::Password, 'succeeded' => false, 'email' => 'nobody@example.com']);

        $this->actingAs($this->manager)->get('/users/authentication-logs?'.str_replace('ID', (string) $tom->id, $query))->assertInertia(fn ($page) => $page->has('entries', $rows));
    }

    public function test_first_sign_in_by_day_is_usual(): void
    {
        $user = $this->enrolledUser();

        $this->signInFrom($user, '203.0.113.5', self::FIREFOX);

        $this->assertFalse($this->lastSignIn($user)->is_unusual);
        $this->assertSame(SessionRegistry::nameOf($this->app['session.store']->getId()), $this->lastSignIn($user)->session_name);
    }

    public function test_sign_in_from_a_new_address_and_device_is_marked_until_they_are_known(): void
    {
        $user = $this->enrolledUser();
        $this->entry($user, ['created_at' => now()->subDays(2)]);

        $this->signInFrom($user, '198.51.100.7', self::IPHONE);
        $this->assertSame(['new_address', 'new_device'], $this->lastSignIn($user)->unusual_reasons);

        $this->delete('/logout');
        $this->startNextRequest();
        $this->travel(2)->minutes();
        $this->signInFrom($user->refresh(), '198.51.100.7', self::IPHONE);
        $this->assertNull($this->lastSignIn($user)->unusual_reasons);
    }

    public function test_address_not_used_for_90_days_is_new_again(): void
    {
        $user = $this->enrolledUser();
        $this->entry($user, ['created_at' => now()->subDays(91), 'ip' => '198.51.100.7']);
        $this->entry($user, ['created_at' => now()->subDays(2)]);

        $this->signInFrom($user, '198.51.100.7', self::FIREFOX);

        $this->assertSame(['new_address'], $this->lastSignIn($user)->unusual_reasons);
    }

    /** @param  list<string>|null  $reasons */
    #[TestWith([4, null])]
    #[TestWith([5, ['many_failures']])]
    public function test_sign_in_after_five_failures_within_an_hour_is_marked(int $failures, ?array $reasons): void
    {
        $user = $this->enrolledUser();
        foreach (range(1, $failures) as $attempt) {
            $this->entry($user, ['kind' => AuthenticationKind::Password, 'succeeded' => false, 'created_at' => now()->subMinutes(50)]);
        }

        $this->signInFrom($user, '203.0.113.5', self::FIREFOX);

        $this->assertSame($reasons, $this->lastSignIn($user)->unusual_reasons);
    }

    /** @param  list<string>|null  $reasons */
    #[TestWith(['2026-11-20 11:59:00', null])]
    #[TestWith(['2026-11-20 12:00:00', ['night_hours']])]
    #[TestWith(['2026-11-20 17:59:00', ['night_hours']])]
    #[TestWith(['2026-11-20 18:00:00', null])]
    public function test_sign_in_at_night_in_the_persons_time_zone_is_marked(string $utc, ?array $reasons): void
    {
        $this->travelTo($utc);
        $user = $this->enrolledUser();
        $user->update(['timezone' => 'Australia/Melbourne']);

        $this->signInFrom($user, '203.0.113.5', self::FIREFOX);

        $this->assertSame($reasons, $this->lastSignIn($user)->unusual_reasons);
    }

    public function test_session_can_be_ended_from_its_row_and_its_sockets_close(): void
    {
        $tom = User::factory()->createOne(['first_name' => 'Tom']);
        $entry = $this->entry($tom, ['session_name' => SessionRegistry::nameOf('toms-session')]);
        DB::table('sessions')->insert(['id' => 'toms-session', 'user_id' => $tom->id, 'payload' => '', 'last_activity' => now()->getTimestamp()]);
        $this->actingAs($this->manager)->get('/users/authentication-logs')->assertInertia(fn ($page) => $page->where('entries.0.has_session', true)->where('entries.0.is_own_session', false));
        Event::fake([StaffSessionsEnded::class]);

        $this->delete("/users/authentication-logs/{$entry->id}/session")->assertSessionHas('success', 'Session ended. Tom is signed out on that device.');

        $this->assertDatabaseMissing('sessions', ['id' => 'toms-session']);
        Event::assertDispatched(StaffSessionsEnded::class, static fn (StaffSessionsEnded $event): bool => $event->userId === $tom->id);
        $this->assertSame($this->manager->id, AuditEvent::query()->where('action', 'user.session_ended')->where('subject_id', $tom->id)->sole()->actor_id);
        $this->delete("/users/authentication-logs/{$entry->id}/session")->assertSessionHas('error', 'This session has already ended.');
    }

    public function test_session_that_goes_on_under_a_new_id_can_still_be_ended(): void
    {
        $developer = $this->enrolledUser();
        $developer->forceFill(['is_developer_staff' => true])->save();
        $colleague = User::factory()->createOne();
        $this->signInFrom($developer, '203.0.113.5', self::FIREFOX);

        foreach (
            [
                'password_change' => fn () => $this->put('/user-profile/password', [
                    'current_password' => UserFactory::PASSWORD,
                    'password' => 'Long-enough-Phrase-77',
                    'password_confirmation' => 'Long-enough-Phrase-77',
                ]),
                'impersonation_start' => fn () => $this->post('/impersonate', [
                    'user_id' => $colleague->id,
                    'reason' => 'Looks into a report',
                    'password' => 'Long-enough-Phrase-77',
                ]),
                'impersonation_end' => fn () => $this->delete('/impersonate'),
            ] as $kind => $request
        ) {
            $request()->assertSessionHasNoErrors();
            $session = $this->app['session.store']->getId();
            $this->assertSame(SessionRegistry::nameOf($session), AuthenticationLog::query()->where('user_id', $developer->id)->where('kind', $kind)->sole()->session_name, $kind);
            $this->startNextRequest();
        }
    }

    public function test_session_can_be_ended_while_its_user_impersonates_a_colleague(): void
    {
        [$developer, $colleague] = [User::factory()->createOne(), User::factory()->createOne()];
        Impersonation::query()->create(['actor_id' => $developer->id, 'target_id' => $colleague->id, 'actor_security_version' => 1, 'reason' => 'Looks into a report', 'started_at' => now()]);
        DB::table('sessions')->insert(['id' => 'as-a-colleague', 'user_id' => $colleague->id, 'payload' => '', 'last_activity' => now()->getTimestamp()]);
        $entry = $this->entry($developer, ['kind' => AuthenticationKind::ImpersonationStart, 'session_name' => SessionRegistry::nameOf('as-a-colleague')]);
        $this->actingAs($this->manager)->get('/users/authentication-logs')->assertInertia(fn ($page) => $page->where('entries.0.has_session', true));

        $this->delete("/users/authentication-logs/{$entry->id}/session")->assertSessionHas('success');

        $this->assertDatabaseMissing('sessions', ['id' => 'as-a-colleague']);
    }

    public function test_own_session_is_not_ended(): void
    {
        $user = $this->enrolledUser();
        $user->update(['role_id' => $this->manager->role_id]);
        $this->signInFrom($user->refresh(), '203.0.113.5', self::FIREFOX);

        $this->delete("/users/authentication-logs/{$this->lastSignIn($user)->id}/session")->assertSessionHas('error', 'This is your own session. Sign out instead.');

        $this->assertAuthenticatedAs($user);
        $this->assertSame(0, AuditEvent::query()->where('action', 'user.session_ended')->count());
    }

    public function test_executive_reads_the_log_but_ends_no_session(): void
    {
        $entry = $this->entry($this->manager, ['session_name' => SessionRegistry::nameOf('a-session')]);
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne());

        $this->get('/users/authentication-logs')->assertInertia(fn ($page) => $page->where('can_end_sessions', false)->where('can_export', true));
        $this->delete("/users/authentication-logs/{$entry->id}/session")->assertForbidden();
    }

    public function test_colleague_without_the_ability_is_refused(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->get('/users/authentication-logs')->assertForbidden();
    }

    public function test_export_has_the_filtered_entries_and_is_recorded(): void
    {
        $tom = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $this->entry($tom, ['is_unusual' => true, 'unusual_reasons' => ['new_address', 'night_hours']]);
        $this->entry($this->manager, ['kind' => AuthenticationKind::Logout]);

        $this->actingAs($this->manager)->get('/users/authentication-logs/export?reason=Security review')->assertForbidden();
        $file = $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())->get('/users/authentication-logs/export?unusual=1&reason=Security review')->assertOk()->streamedContent();

        $this->assertStringContainsString('Tom Vance', $file);
        $this->assertStringContainsString('New address, Night hours', $file);
        $this->assertStringNotContainsString($this->manager->email, $file);
        $this->assertSame('Security review', AuditEvent::query()->where('action', 'authentication-log.exported')->sole()->after['reason']);
    }

    #[TestWith(['', 'created_at'])]
    #[TestWith(['?succeeded=0', 'succeeded'])]
    #[TestWith(['?kind=throttled', 'kind'])]
    #[TestWith(['?unusual=1', 'is_unusual'])]
    #[TestWith(['?user=1', 'user_id'])]
    #[TestWith(['?user=1&succeeded=0', 'user_id_succeeded'])]
    #[TestWith(['?user=1&unusual=1', 'user_id_is_unusual'])]
    #[TestWith(['?search=203.0.113.9', 'ip'])]
    #[Group('sqlite')]
    public function test_page_is_read_from_an_index_in_its_order(string $query, string $column): void
    {
        $pages = [];
        DB::listen(static function ($executed) use (&$pages): void {
            if (str_contains($executed->sql, 'authentication_logs') && str_contains($executed->sql, 'order by')) {
                $pages[] = [$executed->sql, $executed->bindings];
            }
        });
        $this->actingAs($this->manager)->get("/users/authentication-logs{$query}")->assertOk();

        $plan = implode("\n", array_column(DB::select("explain query plan {$pages[0][0]}", $pages[0][1]), 'detail'));
        $this->assertStringContainsString("authentication_logs_{$column}_", $plan);
        $this->assertStringNotContainsString('TEMP B-TREE', $plan);
    }

    private function signInFrom(User $user, string $ip, string $agent): void
    {
        $this->withServerVariables(['REMOTE_ADDR' => $ip])->withHeader('User-Agent', $agent);
        $this->post('/login', ['email' => $user->email, 'password' => UserFactory::PASSWORD]);
        $this->enterCode($this->codeNow());
        $this->assertAuthenticatedAs($user);
    }

    private function lastSignIn(User $user): AuthenticationLog
    {
        return AuthenticationLog::query()->where('user_id', $user->id)->where('kind', AuthenticationKind::SignIn)->latest('id')->firstOrFail();
    }

    /** @param  array<string, mixed>  $with */
    private function entry(?User $user, array $with = []): AuthenticationLog
    {
        $entry = (new AuthenticationLog)->forceFill([
            'user_id' => $user?->id,
            'email' => $user->email ?? '',
            'kind' => AuthenticationKind::SignIn,
            'succeeded' => true,
            'ip' => '203.0.113.5',
            'device' => 'Firefox on Windows',
            ...$with,
        ]);
        $entry->save();

        return $entry;
    }
}
