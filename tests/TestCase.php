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

    protected function setUp(): void
    {
        parent::setUp();

        $this->withoutVite();
        // A second, or a one-time code's half minute, that ends in the middle of a test would fail it now and then.
        $this->freezeSecond();
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
