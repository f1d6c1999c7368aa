<?php

declare(strict_types=1);

namespace App\Inertia\Testing;

use App\Inertia\Support\Header;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Testing\Concerns\MakesHttpRequests;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A second request for a page under test, whole or in part, as the client would send it. */
final class ReloadRequest
{
    use MakesHttpRequests;

    /** Read by the trait that makes the request. */
    protected Application $app;

    /**
     * @param  list<string>  $only
     * @param  list<string>  $except
     */
    public function __construct(
        private readonly string $url,
        private readonly string $component,
        private readonly string $version,
        private readonly array $only = [],
        private readonly array $except = [],
    ) {
        $this->app = app(Application::class);
    }

    /** @return TestResponse<Response> */
    public function __invoke(): TestResponse
    {
        $partial = array_filter([
            Header::PARTIAL_ONLY => implode(',', $this->only),
            Header::PARTIAL_EXCEPT => implode(',', $this->except),
        ]);

        return $this->get($this->url, [
            Header::VERSION => $this->version,
            ...($partial === [] ? [] : [Header::PARTIAL_COMPONENT => $this->component]),
            ...$partial,
        ]);
    }
}
