<?php

declare(strict_types=1);

namespace Tests\Feature\Access;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\RsgFormSubmission;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/**
 * Every role against every route. Who may do what stands here once more, apart from the routes themselves; a route
 * without a line fails.
 */
final class RouteAccessTest extends TestCase
{
    use RefreshDatabase;

    private const ANYBODY_SIGNED_IN = 'signed in';

    private const NOBODY_SIGNED_IN = 'guest';

    private const BONUS = 'any bonus ability';

    private const DEVELOPERS = 'developer staff';

    private const IMPERSONATORS = 'developers and viewUsers';

    /** @var array<string, string>|null */
    private ?array $records = null;

    /** @return array<string, Ability|list<Ability>|string> */
    private static function rules(): array
    {
        return [
            'dashboard' => self::ANYBODY_SIGNED_IN,
            'design' => self::ANYBODY_SIGNED_IN,
            'session.keep-alive' => self::ANYBODY_SIGNED_IN,
            'logout' => self::ANYBODY_SIGNED_IN,
            'notifications.index' => self::ANYBODY_SIGNED_IN,
            'notifications.recent' => self::ANYBODY_SIGNED_IN,
            'notifications.mark-as-read' => self::ANYBODY_SIGNED_IN,
            'notifications.mark-all-as-read' => self::ANYBODY_SIGNED_IN,
            'broadcasting.user-auth' => self::ANYBODY_SIGNED_IN,
            'user-profile.edit' => self::ANYBODY_SIGNED_IN,
            'user-profile.update' => self::ANYBODY_SIGNED_IN,
            'user-profile.notifications' => self::ANYBODY_SIGNED_IN,
            'user-profile.password' => self::ANYBODY_SIGNED_IN,
            'user-profile.photo.store' => self::ANYBODY_SIGNED_IN,
            'user-profile.photo.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.recovery-codes' => self::ANYBODY_SIGNED_IN,
            'user-profile.two-factor.reset' => self::ANYBODY_SIGNED_IN,
            'user-profile.devices.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.sessions.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.sessions.destroy-others' => self::ANYBODY_SIGNED_IN,
            'users.photo' => self::ANYBODY_SIGNED_IN,
            'impersonate.destroy' => self::ANYBODY_SIGNED_IN,
            'docs.api' => self::DEVELOPERS,
            'docs.openapi' => self::DEVELOPERS,
            'developer.api-tokens.index' => self::DEVELOPERS,
            'developer.api-tokens.store' => self::DEVELOPERS,
            'developer.api-tokens.destroy' => self::DEVELOPERS,
            'developer.webhook-sources.index' => self::DEVELOPERS,
            'developer.webhook-sources.store' => self::DEVELOPERS,
            'developer.webhook-sources.update' => self::DEVELOPERS,
            'developer.webhook-sources.rotate' => self::DEVELOPERS,
            'developer.deliveries.index' => self::DEVELOPERS,
            'developer.deliveries.reveal' => self::DEVELOPERS,
            'developer.deliveries.replay' => self::DEVELOPERS,
            'impersonate.store' => self::IMPERSONATORS,
            'impersonate.candidates' => self::IMPERSONATORS,
            'clients.index' => Ability::ViewClients,
            'clients.edit' => Ability::ViewClients,
            'clients.update' => Ability::ViewClients,
            'clients.rating' => Ability::ViewClients,
            'clients.lookup' => Ability::ViewClients,
            'clients.top-search-bar' => Ability::ViewClients,
            'clients.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.check.risk' => Ability::RiskCheckClients,
            'deposits.bank-files.index' => Ability::ViewDeposits,
            'deposits.bank-files.check' => Ability::ViewDeposits,
            'deposits.bank-files.store' => Ability::ViewDeposits,
            'bonus.top-search-bar' => self::BONUS,
            'bonus.social-media-reviews.mark-as-approved' => Ability::ViewSocialMediaReviews,
            'bonus.social-media-reviews.mark-as-declined' => Ability::ViewSocialMediaReviews,
            'screenshots.show' => Ability::ViewSocialMediaReviews,
            'rsg.communications.mark-as-resolved' => Ability::ViewRsgCommunications,
            'rsg.form-submissions.mark-as-resolved' => Ability::ViewRsgFormSubmissions,
            'sms.conversations.mark-as-read' => Ability::ViewSmsPanel,
            'login' => self::NOBODY_SIGNED_IN,
            'login.store' => self::NOBODY_SIGNED_IN,
            'password.request' => self::NOBODY_SIGNED_IN,
            'password.email' => self::NOBODY_SIGNED_IN,
            'password.reset' => self::NOBODY_SIGNED_IN,
            'password.update' => self::NOBODY_SIGNED_IN,
            'two-factor' => self::NOBODY_SIGNED_IN,
            'two-factor.store' => self::NOBODY_SIGNED_IN,
            'two-factor.cancel' => self::NOBODY_SIGNED_IN,
            'two-factor.enrol' => self::NOBODY_SIGNED_IN,
            'two-factor.recovery-codes' => self::NOBODY_SIGNED_IN,
            'two-factor.recovery-codes.confirm' => self::NOBODY_SIGNED_IN,
        ];
    }

    /** Authorised by something other than the route: their own tests hold them. */
    private const ELSEWHERE = [
        'broadcasting.auth' => 'per channel, tests/Feature/Realtime',
        'api.' => 'token scopes, tests/Feature/Api',
    ];

    /** @return array<string, array{StaffRole}> */
    public static function roles(): array
    {
        return array_combine(array_column(StaffRole::cases(), 'value'), array_map(static fn (StaffRole $role): array => [$role], StaffRole::cases()));
    }

    #[DataProvider('roles')]
    public function test_a_role_reaches_exactly_its_routes(StaffRole $role): void
    {
        $user = User::factory()->withRole($role)->createOne();
        $client = Client::factory()->createOne();

        foreach ($this->routes() as $name => $route) {
            $rule = self::rules()[$name];
            if ($rule === self::NOBODY_SIGNED_IN) {
                continue;
            }
            $this->refreshSession($user);
            $response = $this->visit($route, $user, $client);
            $allowed = $this->allows($rule, $role);

            $this->assertSame(! $allowed, $response->getStatusCode() === 403, "{$role->value} {$name}: {$response->getStatusCode()}");
            $this->assertLessThan(500, $response->getStatusCode(), $name);
            if ($allowed && $route->methods()[0] === 'GET' && ! in_array($name, ['clients.export', 'users.photo', 'screenshots.show'], true)) {
                $this->assertSame(200, $response->getStatusCode(), "{$role->value} {$name}");
            }
        }
    }

    public function test_somebody_who_is_not_signed_in_reaches_only_the_sign_in(): void
    {
        $client = Client::factory()->createOne();
        $user = User::factory()->createOne();

        foreach ($this->routes() as $name => $route) {
            $response = $this->visit($route, $user, $client);
            if (self::rules()[$name] === self::NOBODY_SIGNED_IN) {
                $this->assertNotSame(403, $response->getStatusCode(), $name);
            } else {
                $response->assertRedirect(route('login'));
            }
        }
    }

    public function test_every_route_has_a_rule(): void
    {
        $names = array_keys($this->routes());

        $this->assertSame([], array_diff($names, array_keys(self::rules())), 'Routes without a rule in RouteAccessTest.');
        $this->assertSame([], array_diff(array_keys(self::rules()), $names), 'Rules without a route.');
    }

    public function test_every_page_route_names_a_page_that_exists(): void
    {
        $sources = collect((new \Symfony\Component\Finder\Finder)->files()->in(app_path('Http'))->name('*.php'))
            ->map(static fn ($file): string => $file->getContents())
            ->implode("\n");
        preg_match_all("/(?:Inertia::render|->render)\(\s*'([A-Za-z\/]+)'/", $sources, $matches);

        $this->assertNotEmpty($matches[1]);
        foreach (array_unique($matches[1]) as $component) {
            $this->assertFileExists(resource_path("js/Pages/{$component}.tsx"));
        }
    }

    /** @return array<string, Route> */
    private function routes(): array
    {
        $routes = [];
        foreach (Routes::getRoutes()->getRoutes() as $route) {
            $name = (string) $route->getName();
            $elsewhere = collect(self::ELSEWHERE)->keys()->contains(static fn (string $prefix): bool => str_starts_with($name, $prefix));
            if ($name !== '' && ! $elsewhere) {
                $routes[$name] = $route;
            }
        }

        return $routes;
    }

    private function refreshSession(User $user): void
    {
        $this->app['session.store']->flush();
        $this->actingAs(User::query()->findOrFail($user->id));
    }

    /** @return TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function visit(Route $route, User $user, Client $client): TestResponse
    {
        $path = strtr($route->uri(), [
            '{client}' => (string) $client->id, '{user}' => (string) $user->id, '{notification}' => '999', '{device}' => '999',
            '{session}' => 'none', '{search?}' => 'okafor', '{search}' => 'okafor', '{token}' => 'none', ...$this->records($client),
        ]);

        return $this->call($route->methods()[0], '/'.ltrim($path, '/'));
    }

    /** @return array<string, string> work that exists, so that what refuses it is the rule and not its absence */
    private function records(Client $client): array
    {
        return $this->records ??= [
            '{conversation}' => (string) Conversation::factory()->createOne(['client_id' => $client->id])->id,
            '{submission}' => (string) RsgFormSubmission::factory()->createOne(['client_id' => $client->id])->id,
            '{review}' => (string) SocialMediaReview::factory()->createOne(['client_id' => $client->id])->id,
            '{apiToken}' => (string) User::factory()->createOne()->createToken('Bank feed', [])->accessToken->getKey(),
            '{webhookSource}' => (string) WebhookSource::factory()->createOne()->id,
            '{delivery}' => (string) WebhookDelivery::factory()->createOne()->id,
            '{file_path}' => 'social-media-reviews/none.png',
        ];
    }

    /** @param  Ability|list<Ability>|string  $rule */
    private function allows(Ability|array|string $rule, StaffRole $role): bool
    {
        $held = $role->abilities();

        return match (true) {
            $rule === self::ANYBODY_SIGNED_IN => true,
            $rule === self::DEVELOPERS => $role === StaffRole::Developer,
            $rule === self::IMPERSONATORS => $role === StaffRole::Developer || in_array(Ability::ViewUsers, $held, true),
            $rule === self::BONUS => ! in_array(Ability::CanViewDatabaseOnly, $held, true) && array_intersect(array_column(Ability::bonus(), 'value'), array_column($held, 'value')) !== [],
            $rule instanceof Ability => in_array($rule, $held, true),
            is_array($rule) => array_filter($rule, static fn (Ability $ability): bool => ! in_array($ability, $held, true)) === [],
            default => false,
        };
    }
}
