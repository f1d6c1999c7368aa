<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Support\Facades\Facade;

/**
 * @method static void setRootView(string $name)
 * @method static void share(array<array-key, mixed> $props)
 * @method static void version(\Closure|string|null $version)
 * @method static string getVersion()
 * @method static void clearHistory()
 * @method static OptionalProp<TValue> optional<TValue>(callable(never...): TValue $callback)
 * @method static DeferProp<TValue> defer<TValue>(callable(never...): TValue $callback, string $group = 'default')
 * @method static AlwaysProp always(mixed $value)
 * @method static OnceProp<TValue> once<TValue>(callable(never...): TValue $value)
 * @method static Response render(string $component, array<array-key, mixed>|object $props = [])
 * @method static \Symfony\Component\HttpFoundation\Response location(string $url)
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
