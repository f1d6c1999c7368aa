<?php

declare(strict_types=1);

namespace Tests\Feature\Access;

use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\RouteRecords;
use Tests\Support\RouteRules;
use Tests\TestCase;

/**
 * Every role against every route. The rights are listed again in RouteRules, apart from the routes
 * themselves; a route without a line there fails.
 */
final class RouteAccessTest extends TestCase
{
    use RefreshDatabase, RouteRecords;

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
            if (RouteRules::isForGuests($name)) {
                continue;
            }
            $this->refreshSession($user);
            $response = $this->visit($route, $user, $client);
            $allowed = RouteRules::allows($name, $role);

            $this->assertSame(! $allowed, $response->getStatusCode() === 403, "{$role->value} {$name}: {$response->getStatusCode()}");
            $this->assertLessThan(500, $response->getStatusCode(), $name);
            if ($allowed && $route->methods()[0] === 'GET' && RouteRules::isPage($name)) {
                $this->assertSame(200, $response->getStatusCode(), "{$role->value} {$name}");
            }
        }
    }

    public function test_guest_reaches_only_the_sign_in(): void
    {
        $client = Client::factory()->createOne();
        $user = User::factory()->createOne();

        foreach ($this->routes() as $name => $route) {
            $response = $this->visit($route, $user, $client);
            if (RouteRules::isForGuests($name)) {
                $this->assertNotSame(403, $response->getStatusCode(), $name);
            } else {
                $response->assertRedirect(route('login'));
            }
        }
    }

    public function test_every_route_has_a_rule(): void
    {
        $names = array_keys($this->routes());

        $this->assertSame([], array_diff($names, RouteRules::names()), 'Routes without a rule in RouteRules.');
        $this->assertSame([], array_diff(RouteRules::names(), $names), 'Rules without a route.');
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
        return $this->call($route->methods()[0], $this->pathOf($route, $user, $client));
    }
}
