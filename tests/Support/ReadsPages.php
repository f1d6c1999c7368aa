<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Http\Middleware\HandleInertiaRequests;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** Reads a page as its own script does: the whole of it, or the props that it fetches afterwards. */
trait ReadsPages
{
    /**
     * @param  list<string>  $only  deferred props of `$component`
     * @return TestResponse<Response>
     */
    private function inertia(string $url, array $only = [], string $component = ''): TestResponse
    {
        $partial = $only === [] ? [] : ['X-Inertia-Partial-Component' => $component, 'X-Inertia-Partial-Data' => implode(',', $only)];

        return $this->get($url, ['X-Inertia' => 'true', 'X-Inertia-Version' => app(HandleInertiaRequests::class)->version(request()) ?? '', ...$partial]);
    }
}
