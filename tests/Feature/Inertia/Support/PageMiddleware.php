<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

use App\Inertia\Middleware;
use Illuminate\Http\Request;

/** The middleware of the small application under test; its assets have no version unless a test says so. */
class PageMiddleware extends Middleware
{
    protected $rootView = 'inertia-test';

    public function version(Request $request): ?string
    {
        $version = config('inertia.test.version');

        return is_string($version) ? $version : null;
    }

    public function share(Request $request): array
    {
        return [...parent::share($request), ...config()->array('inertia.test.shared', [])];
    }

    public function shareOnce(Request $request): array
    {
        /** @var array<string, callable> */
        return config()->array('inertia.test.shared_once', []);
    }
}
