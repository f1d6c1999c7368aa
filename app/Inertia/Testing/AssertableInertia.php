<?php

declare(strict_types=1);

namespace App\Inertia\Testing;

use App\Inertia\ComponentNotFoundException;
use App\Inertia\Support\ComponentFinder;
use App\Inertia\Support\Header;
use Closure;
use Illuminate\Http\Response as HtmlResponse;
use Illuminate\Support\Arr;
use Illuminate\Testing\Fluent\AssertableJson;
use Illuminate\Testing\TestResponse;
use Illuminate\View\View;
use PHPUnit\Framework\Assert as PHPUnit;
use Symfony\Component\HttpFoundation\Response;

/** Fluent assertions about a page: its props by AssertableJson, and the rest of its page object. */
final class AssertableInertia extends AssertableJson
{
    /** @var array<string, mixed> */
    private array $page = [];

    /** @param TestResponse<covariant Response> $response the document of a first visit, or the JSON of a later one */
    public static function fromTestResponse(TestResponse $response): self
    {
        $page = self::pageIn($response->baseResponse);

        if ($page === null || ! is_array($page['props'] ?? null) || ! isset($page['component'], $page['url'], $page['version'])) {
            PHPUnit::fail('Not a valid Inertia response.');
        }

        $instance = self::fromArray($page['props']);
        $instance->page = $page;

        return $instance;
    }

    /** @param  bool|null  $shouldExist whether the component's file must exist; null leaves it to the configuration */
    public function component(string $value, ?bool $shouldExist = null): self
    {
        PHPUnit::assertSame($value, $this->text('component'), 'Unexpected Inertia page component.');

        if ($shouldExist ?? config()->boolean('inertia.testing.ensure_pages_exist', true)) {
            $this->assertComponentExists($value);
        }

        return $this;
    }

    public function url(string $value): self
    {
        PHPUnit::assertSame($value, $this->text('url'), 'Unexpected Inertia page url.');

        return $this;
    }

    public function version(string $value): self
    {
        PHPUnit::assertSame($value, $this->text('version'), 'Unexpected Inertia asset version.');

        return $this;
    }

    public function hasFlash(string $key, mixed $expected = null): self
    {
        PHPUnit::assertTrue(Arr::has($this->flash(), $key), "Inertia flash data is missing key [{$key}].");

        if (func_num_args() > 1) {
            PHPUnit::assertSame($expected, Arr::get($this->flash(), $key), "Inertia flash data [{$key}] does not match.");
        }

        return $this;
    }

    public function missingFlash(string $key): self
    {
        PHPUnit::assertFalse(Arr::has($this->flash(), $key), "Inertia flash data has unexpected key [{$key}].");

        return $this;
    }

    /**
     * Requests the page again and runs assertions on the reply.
     *
     * @param  (Closure(self): mixed)|null  $callback
     * @param  list<string>|string|null  $only
     * @param  list<string>|string|null  $except
     */
    public function reload(?Closure $callback = null, array|string|null $only = null, array|string|null $except = null): self
    {
        $request = new ReloadRequest($this->text('url'), $this->text('component'), $this->text('version'), self::paths($only), self::paths($except));

        $page = self::fromTestResponse($request())
            ->component($this->text('component'), false)
            ->url($this->text('url'))
            ->version($this->text('version'));

        if ($callback !== null) {
            $callback($page);
        }

        return $this;
    }

    /**
     * @param  list<string>|string  $only
     * @param  (Closure(self): mixed)|null  $callback
     */
    public function reloadOnly(array|string $only, ?Closure $callback = null): self
    {
        return $this->reload(only: $only, callback: static function (self $page) use ($only, $callback): void {
            $page->hasAll(self::paths($only));

            if ($callback !== null) {
                $callback($page);
            }
        });
    }

    /**
     * @param  list<string>|string  $except
     * @param  (Closure(self): mixed)|null  $callback
     */
    public function reloadExcept(array|string $except, ?Closure $callback = null): self
    {
        return $this->reload(except: $except, callback: static function (self $page) use ($except, $callback): void {
            $page->missingAll(self::paths($except));

            if ($callback !== null) {
                $callback($page);
            }
        });
    }

    /**
     * Fetches the deferred props, of all groups or of those named, and runs assertions on them.
     *
     * @param  (Closure(self): mixed)|list<string>|string  $groups
     * @param  (Closure(self): mixed)|null  $callback
     */
    public function loadDeferredProps(Closure|array|string $groups, ?Closure $callback = null): self
    {
        /** @var array<string, list<string>> $deferred */
        $deferred = (array) ($this->page['deferredProps'] ?? []);
        $wanted = $groups instanceof Closure ? $deferred : array_intersect_key($deferred, array_flip((array) $groups));

        return $this->reloadOnly(array_merge(...array_values($wanted)), $groups instanceof Closure ? $groups : $callback);
    }

    /** @return array<string, mixed> the page object */
    public function toArray(): array
    {
        return $this->page;
    }

    /** @return array<string, mixed>|null */
    private static function pageIn(Response $response): ?array
    {
        $view = $response instanceof HtmlResponse ? $response->original : null;

        $json = match (true) {
            $view instanceof View => json_encode($view->getData()['page'] ?? null, JSON_THROW_ON_ERROR),
            $response->headers->has(Header::INERTIA) => (string) $response->getContent(),
            default => 'null',
        };

        $page = json_decode($json, true, flags: JSON_THROW_ON_ERROR);

        return is_array($page) ? $page : null;
    }

    private function assertComponentExists(string $component): void
    {
        try {
            app(ComponentFinder::class)->findOrFail($component);
        } catch (ComponentNotFoundException $missing) {
            PHPUnit::fail($missing->getMessage());
        }
    }

    private function text(string $key): string
    {
        $value = $this->page[$key] ?? '';

        return is_string($value) ? $value : '';
    }

    /** @return array<array-key, mixed> */
    private function flash(): array
    {
        return (array) ($this->page['flash'] ?? []);
    }

    /**
     * @param  list<string>|string|null  $paths
     * @return list<string>
     */
    private static function paths(array|string|null $paths): array
    {
        $list = is_string($paths) ? explode(',', $paths) : ($paths ?? []);

        return array_values(array_filter($list, static fn (string $path): bool => $path !== ''));
    }
}
