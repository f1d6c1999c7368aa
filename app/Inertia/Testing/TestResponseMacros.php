<?php

declare(strict_types=1);

namespace App\Inertia\Testing;

use Closure;
use Illuminate\Support\Arr;
use Illuminate\Testing\TestResponse;

/** Adds Inertia assertions to the test response. */
final class TestResponseMacros
{
    public static function register(): void
    {
        TestResponse::macro('assertInertia', function (?Closure $callback = null): TestResponse {
            /** @var TestResponse<covariant \Symfony\Component\HttpFoundation\Response> $this */
            $page = AssertableInertia::fromTestResponse($this);

            if ($callback !== null) {
                $callback($page);
            }

            return $this;
        });

        TestResponse::macro('inertiaPage', function (): array {
            /** @var TestResponse<covariant \Symfony\Component\HttpFoundation\Response> $this */
            return AssertableInertia::fromTestResponse($this)->toArray();
        });

        TestResponse::macro('inertiaProps', function (?string $path = null): mixed {
            /** @var TestResponse<covariant \Symfony\Component\HttpFoundation\Response> $this */
            return Arr::get((array) AssertableInertia::fromTestResponse($this)->toArray()['props'], $path);
        });
    }
}
