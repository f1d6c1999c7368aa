<?php

declare(strict_types=1);

namespace App\Inertia\Testing;

use App\Inertia\Support\SessionKey;
use Closure;
use Illuminate\Support\Arr;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Assert as PHPUnit;

/** Assertions about a response that contains a page, or that redirects to one. */
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

        self::registerFlashAssertions();
    }

    /** Page flash waits in the session until a page is rendered, so these suit a redirect. */
    private static function registerFlashAssertions(): void
    {
        TestResponse::macro('assertInertiaFlash', function (string $key, mixed $expected = null): TestResponse {
            $flash = (array) session(SessionKey::FLASH_DATA, []);
            PHPUnit::assertTrue(Arr::has($flash, $key), "Inertia flash data is missing key [{$key}].");

            if (func_num_args() > 1) {
                PHPUnit::assertSame($expected, Arr::get($flash, $key), "Inertia flash data [{$key}] does not match.");
            }

            /** @var TestResponse<covariant \Symfony\Component\HttpFoundation\Response> $this */
            return $this;
        });

        TestResponse::macro('assertInertiaFlashMissing', function (string $key): TestResponse {
            $flash = (array) session(SessionKey::FLASH_DATA, []);
            PHPUnit::assertFalse(Arr::has($flash, $key), "Inertia flash data has unexpected key [{$key}].");

            /** @var TestResponse<covariant \Symfony\Component\HttpFoundation\Response> $this */
            return $this;
        });
    }
}
