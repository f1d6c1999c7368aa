<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Closure;
use Illuminate\Routing\Route as RegisteredRoute;
use Illuminate\Session\Middleware\StartSession;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\View;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** A small application of its own: sessions, one Inertia middleware, one root view. */
abstract class InertiaTestCase extends TestCase
{
    protected const COMPONENT = 'Test/Page';

    protected function setUp(): void
    {
        parent::setUp();

        View::addLocation(__DIR__.'/../views');
        config([
            'inertia.testing.ensure_pages_exist' => false,
            'inertia.pages.ensure_pages_exist' => false,
            'inertia.history.encrypt' => false,
        ]);
    }

    /** @param  list<string>|string  $methods */
    protected function route(array|string $methods, string $uri, Closure $action): RegisteredRoute
    {
        return Route::match((array) $methods, $uri, $action)->middleware([StartSession::class, PageMiddleware::class]);
    }

    /** @param  array<array-key, mixed>|object  $props */
    protected function routeToPage(array|object $props = [], string $uri = '/test-page'): RegisteredRoute
    {
        return $this->route('GET', $uri, static fn () => Inertia::render(self::COMPONENT, $props));
    }

    /**
     * @param  array<string, string>  $headers
     * @return TestResponse<Response>
     */
    protected function visit(string $uri = '/test-page', array $headers = []): TestResponse
    {
        return $this->get($uri, [Header::INERTIA => 'true', ...$headers]);
    }

    /**
     * The page object that a full visit receives.
     *
     * @param  array<array-key, mixed>|object  $props
     * @param  array<string, string>  $headers
     * @return array<string, mixed>
     */
    protected function pageWith(array|object $props, array $headers = []): array
    {
        $this->routeToPage($props);

        return $this->visit('/test-page', $headers)->assertOk()->inertiaPage();
    }

    /**
     * The page object that a partial visit receives.
     *
     * @param  array<array-key, mixed>|object  $props
     * @param  array<string, string>  $headers
     * @return array<string, mixed>
     */
    protected function partialPageWith(array|object $props, string $only = '', string $except = '', array $headers = []): array
    {
        return $this->pageWith($props, array_filter([
            Header::PARTIAL_COMPONENT => self::COMPONENT,
            Header::PARTIAL_ONLY => $only,
            Header::PARTIAL_EXCEPT => $except,
            ...$headers,
        ]));
    }

    /**
     * The props of a page beside the errors that every page has.
     *
     * @param  array<string, mixed>  $page
     * @return array<array-key, mixed>
     */
    protected static function propsIn(array $page): array
    {
        $props = (array) $page['props'];
        unset($props['errors']);

        return $props;
    }
}
