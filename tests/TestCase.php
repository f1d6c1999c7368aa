<?php

declare(strict_types=1);

namespace Tests;

use Illuminate\Foundation\Testing\CachedState;
use Illuminate\Foundation\Testing\TestCase as FrameworkTestCase;
use Illuminate\Foundation\Testing\WithCachedConfig;
use Illuminate\Foundation\Testing\WithCachedRoutes;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Route;

abstract class TestCase extends FrameworkTestCase
{
    use WithCachedConfig, WithCachedRoutes;

    /** Commands run for real in tests: Laravel's own stand-in for the console needs Mockery. */
    public $mockConsoleOutput = false;

    /** PHP's own collector would look through the whole application again and again, a tenth of the time of the tests. */
    private const COLLECT_AFTER_TESTS = 10;

    private static int $uncollected = 0;

    protected function setUp(): void
    {
        gc_disable();
        parent::setUp();

        $this->withoutVite();
        // A second, or a one-time code's half minute, that ends in the middle of a test would fail it now and then.
        $this->freezeSecond();
    }

    protected function tearDown(): void
    {
        parent::tearDown();

        if (++self::$uncollected === self::COLLECT_AFTER_TESTS) {
            gc_collect_cycles();
            self::$uncollected = 0;
        }
    }

    /** Read and compiled once a process. Unlike the framework's own, routes without a name stay without one. */
    protected function setUpWithCachedRoutes(): void
    {
        $routes = Route::getRoutes();
        if (CachedState::$cachedRoutes === null && $routes instanceof RouteCollection) {
            $compiled = $routes->compile();
            foreach ($compiled['attributes'] as $name => $attributes) {
                if (str_starts_with((string) $name, 'generated::')) {
                    unset($compiled['attributes'][$name]['action']['as']);
                }
            }
            CachedState::$cachedRoutes = $compiled;
            Route::setCompiledRoutes($compiled);
        }

        $this->markRoutesCached($this->app);
    }
}
