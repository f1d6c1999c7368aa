<?php

declare(strict_types=1);

namespace App\Providers;

use App\Http\Controllers\BenchController;
use App\Http\Middleware\HandleInertiaRequests;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;

/** Copied into the staged release only: the bare route that the product's pages are measured against. */
final class BenchServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        // Laravel's own `web` group (cookies, session, CSRF) without our middleware.
        Route::middleware('web')->withoutMiddleware(HandleInertiaRequests::class)
            ->get('/bench/bare', BenchController::class);
    }
}
