<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Middleware\EnsureGetOnRedirect;
use App\Inertia\Testing\TestResponseMacros;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Http\Kernel as HttpKernel;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\ServiceProvider as BaseServiceProvider;

final class ServiceProvider extends BaseServiceProvider
{
    public function register(): void
    {
        $this->app->scoped(ResponseFactory::class);
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

        if ($this->app->runningUnitTests()) {
            TestResponseMacros::register();
        }
    }
}
