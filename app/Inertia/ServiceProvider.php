<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Middleware\EncryptHistory;
use App\Inertia\Middleware\EnsureGetOnRedirect;
use App\Inertia\Support\Header;
use App\Inertia\Support\PageSession;
use App\Inertia\Testing\TestResponseMacros;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Http\Kernel as HttpKernel;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\ServiceProvider as BaseServiceProvider;

final class ServiceProvider extends BaseServiceProvider
{
    public function register(): void
    {
        $this->app->scoped(ResponseFactory::class);
        $this->app->bind(PageSession::class, static fn ($app): PageSession => new PageSession($app['session.store']));
        $this->app->terminating(static fn (Application $app) => $app->forgetInstance(ResponseFactory::class));
    }

    public function boot(): void
    {
        Blade::directive('inertia', Directive::compile(...));

        $this->callAfterResolving(Kernel::class, static function (Kernel $kernel): void {
            if ($kernel instanceof HttpKernel) {
                $kernel->pushMiddleware(EnsureGetOnRedirect::class);
            }
        });

        $this->callAfterResolving('router', static function (Router $router): void {
            $router->aliasMiddleware('inertia.encrypt', EncryptHistory::class);
        });

        $this->registerMacros();

        if ($this->app->runningUnitTests()) {
            TestResponseMacros::register();
        }
    }

    private function registerMacros(): void
    {
        Request::macro('inertia', fn (): bool => Header::isInertia(request()));

        Router::macro('inertia', function (string $uri, string $component, array|object $props = []): Route {
            /** @var Router $this */
            return $this->match(['GET', 'HEAD'], $uri, static fn (): Response => Inertia::render($component, $props));
        });

        RedirectResponse::macro('preserveFragment', function (): RedirectResponse {
            Inertia::preserveFragment();

            /** @var RedirectResponse $this */
            return $this;
        });
    }
}
