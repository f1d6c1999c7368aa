<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Support\Facades\Facade;

/**
 * @method static void setRootView(string $name)
 * @method static void share(string|array<array-key, mixed>|\Illuminate\Contracts\Support\Arrayable<array-key, mixed>|ProvidesInertiaProperties $key, mixed $value = null)
 * @method static OnceProp<TValue> shareOnce<TValue>(string $key, callable(never...): TValue $callback)
 * @method static mixed getShared(?string $key = null, mixed $default = null)
 * @method static void flushShared()
 * @method static void version(\Closure|string|int|null $version)
 * @method static string getVersion()
 * @method static void resolveUrlUsing(?\Closure $urlResolver = null)
 * @method static void clearHistory()
 * @method static void preserveFragment()
 * @method static void encryptHistory(bool $encrypt = true)
 * @method static OptionalProp<TValue> optional<TValue>(callable(never...): TValue $callback)
 * @method static DeferProp<TValue> defer<TValue>(callable(never...): TValue $callback, string $group = 'default', bool $rescue = false)
 * @method static MergeProp merge(mixed $value)
 * @method static MergeProp deepMerge(mixed $value)
 * @method static AlwaysProp always(mixed $value)
 * @method static OnceProp<TValue> once<TValue>(callable(never...): TValue $value)
 * @method static ScrollProp scroll(mixed $value, string $wrapper = 'data', ProvidesScrollMetadata|callable|null $metadata = null)
 * @method static Response render(string|\BackedEnum|\UnitEnum $component, array<array-key, mixed>|object $props = [])
 * @method static \Symfony\Component\HttpFoundation\Response location(string|\Symfony\Component\HttpFoundation\RedirectResponse $url)
 * @method static ResponseFactory flash(string|array<string, mixed> $key, mixed $value = null)
 * @method static array<string, mixed> getFlashed()
 * @method static array<string, mixed> pullFlashed()
 * @method static \Illuminate\Http\RedirectResponse back(int $status = 302, array<string, string> $headers = [], string|false $fallback = false)
 * @method static void handleExceptionsUsing(callable(ExceptionResponse): (ExceptionResponse|\Symfony\Component\HttpFoundation\Response|null) $callback)
 *
 * @see ResponseFactory
 */
final class Inertia extends Facade
{
    /** The factory changes with every request; a cached one would keep the props of the last. */
    protected static $cached = false;

    protected static function getFacadeAccessor(): string
    {
        return ResponseFactory::class;
    }
}
