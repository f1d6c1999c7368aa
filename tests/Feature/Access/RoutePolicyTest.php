<?php

declare(strict_types=1);

namespace Tests\Feature\Access;

use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\RouteRecords;
use Tests\TestCase;

/**
 * Every route while impersonating, and every write of executives (spec/roles.md). What stays open is listed again here, apart
 * from the policy.
 */
final class RoutePolicyTest extends TestCase
{
    use RefreshDatabase, RouteRecords;

    private const PERSONAL = [
        'broadcasting.auth', 'broadcasting.user-auth', 'session.keep-alive', 'impersonate.destroy',
        'notifications.mark-as-read', 'notifications.mark-all-as-read',
        'notes.store', 'notes.update', 'notes.destroy', 'notes.pin', 'notes.restore', 'notes.mentions.seen', 'notes.promises.update',
        'filter-presets.store', 'filter-presets.update', 'filter-presets.destroy', 'filter-presets.default', 'filter-presets.default.destroy', 'filter-presets.restore',
    ];

    private const OPEN_WHILE_IMPERSONATING = [
        ...self::PERSONAL,
        'attachments.store', 'attachments.update', 'attachments.destroy', 'attachments.restore', 'sms.conversations.mark-as-read',
        'clients.update', 'clients.rating', 'clients.background.store', 'clients.site-accounts.update', 'clients.activity-logs.restore',
        'clients.messages.store', 'clients.emails.store', 'clients.sms-opt-out.store', 'clients.sms-opt-out.destroy',
        'clients.leads.store', 'clients.leads.update', 'clients.leads.destroy', 'clients.leads.restore', 'clients.leads.assign', 'clients.leads.move',
        'clients.leads.convert', 'clients.leads.conversion.undo',
        'db-clients.store', 'db-clients.update', 'db-clients.check', 'db-clients.outcomes.store', 'db-clients.conversion.store', 'db-clients.conversion.destroy',
        'db-clients.lists.store', 'db-clients.lists.destroy', 'db-clients.bulk.check', 'db-clients.clean-up.store', 'db-clients.clean-up.preview',
        'db-clients.clean-up.stop', 'db-clients.clean-up.destroy', 'db-clients.addresses.update', 'db-clients.phone-numbers.update',
    ];

    private const OPEN_TO_EXECUTIVES = [
        ...self::PERSONAL,
        'user-profile.update',
        'user-profile.notifications',
        'user-profile.photo.store',
        'user-profile.photo.destroy',
        'user-profile.password',
        'user-profile.two-factor.reset',
        'user-profile.recovery-codes',
        'user-profile.devices.destroy',
        'user-profile.sessions.destroy',
        'user-profile.sessions.destroy-others',
        'user-profile.certifications.evidence.store',
        'user-profile.training.start',
        'impersonate.store',
        'reports.clients.exports.destroy',
        'website-updates.seen',
        'team-notes.read',
        'clients.export',
        'clients.leads.export',
        'clients.match-imports.export',
        'clients.reveal-contact',
        'clients.leads.reveal-contact',
        'db-clients.export',
        'db-clients.addresses.export',
        'db-clients.phone-numbers.export',
        'db-clients.reveal-contact',
        'transactions.export',
        'withdrawals.export',
    ];

    /** A file of the record itself, or a file without personal data. */
    private const READS_A_FILE = ['clients.imports.sample', 'rsg.barred-list.imports.sample', 'attachments.show', 'screenshots.show', 'users.photo', 'users.certifications.evidence'];

    private const IMPERSONATING = 'You can’t do this while impersonating.';

    private const READ_ONLY = 'You can’t do this because executives have read-only access.';

    public function test_every_write_is_refused_while_impersonating_unless_it_is_listed(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $client = Client::factory()->createOne();

        foreach ($this->writes() as $name => $route) {
            $this->startNextRequest($developer, $actor);
            $answer = $this->send($route, $developer, $client);

            $this->assertRefusal(in_array($name, self::OPEN_WHILE_IMPERSONATING, true) ? null : self::IMPERSONATING, $answer, $name);
        }
    }

    public function test_no_page_sends_an_export_while_impersonating(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $client = Client::factory()->createOne();

        foreach ($this->staffRoutes('GET') as $name => $route) {
            $this->startNextRequest($developer, $actor);
            $answer = $this->send($route, $developer, $client, '?reason=Checking%20the%20numbers');

            if (str_ends_with($name, 'export') || str_ends_with($name, 'download') || str_ends_with($name, 'failed-rows')) {
                $this->assertRefusal(self::IMPERSONATING, $answer, $name);
            } elseif (! in_array($name, self::READS_A_FILE, true)) {
                $this->assertFalse($answer->headers->has('Content-Disposition'), "{$name} sends a file. Name it `.export`, so that it is closed while impersonating.");
            }
        }
    }

    public function test_every_write_of_an_executive_is_refused_unless_it_is_listed(): void
    {
        // With every ability, so that only the flag refuses.
        $executive = User::factory()->withRole(StaffRole::Developer)->createOne(['is_developer_staff' => false, 'is_executive_staff' => true]);
        $client = Client::factory()->createOne();

        foreach ($this->writes() as $name => $route) {
            $this->startNextRequest($executive);
            $answer = $this->send($route, $executive, $client);

            $this->assertRefusal(in_array($name, self::OPEN_TO_EXECUTIVES, true) ? null : self::READ_ONLY, $answer, $name);
        }
    }

    public function test_executive_stays_read_only_while_impersonating(): void
    {
        $target = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $executive = User::factory()->withRole(StaffRole::Developer)->createOne(['is_developer_staff' => false, 'is_executive_staff' => true]);
        $this->startNextRequest($target, $executive);

        $this->assertRefusal(self::READ_ONLY, $this->putJson(route('clients.update', Client::factory()->createOne())), 'clients.update');
    }

    public function test_page_shows_the_reason_as_an_error(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->startNextRequest($developer, $actor);

        $this->from('/user-profile/edit')->withHeader('X-Inertia', 'true')->put('/user-profile', ['first_name' => 'Ana'])
            ->assertRedirect('/user-profile/edit')->assertSessionHasErrors(['access' => self::IMPERSONATING]);
    }

    /** @return TestResponse<Response> */
    private function send(Route $route, User $user, Client $client, string $query = ''): TestResponse
    {
        return $this->call($route->methods()[0], $this->pathOf($route, $user, $client).$query, server: ['HTTP_ACCEPT' => 'application/json']);
    }

    /** @param  TestResponse<Response>  $answer */
    private function assertRefusal(?string $reason, TestResponse $answer, string $route): void
    {
        $refusals = array_filter(
            [self::IMPERSONATING, self::READ_ONLY],
            static fn (string $text): bool => str_contains(
                (string) $answer->baseResponse->getContent(),
                trim((string) json_encode($text), '"'),
            ),
        );

        $this->assertSame($reason === null ? [] : [$reason], array_values($refusals), "{$route}: {$answer->getStatusCode()}");
        if ($reason !== null) {
            $answer->assertForbidden();
        }
    }

    private function startNextRequest(User $user, ?User $actor = null): void
    {
        $this->app['session.store']->flush();
        $this->app->forgetScopedInstances();
        $this->actingAs(User::query()->findOrFail($user->id));
        if ($actor !== null) {
            $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $user->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now()]);
            $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        }
    }

    /** @return array<string, Route> */
    private function writes(): array
    {
        return [...$this->staffRoutes('POST'), ...$this->staffRoutes('PUT'), ...$this->staffRoutes('PATCH'), ...$this->staffRoutes('DELETE')];
    }

    /** @return array<string, Route> by name */
    private function staffRoutes(string $method): array
    {
        $routes = [];
        foreach (Routes::getRoutes()->getRoutes() as $route) {
            if ($route->methods()[0] === $method && in_array('staff', $route->gatherMiddleware(), true)) {
                $routes[$route->getName() ?? $route->uri()] = $route;
            }
        }

        return $routes;
    }
}
