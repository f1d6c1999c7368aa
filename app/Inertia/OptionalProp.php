<?php

declare(strict_types=1);

namespace App\Inertia;

use Closure;

/**
 * A prop that is evaluated and sent only when a partial visit requests it.
 *
 * @template-covariant TValue
 */
final class OptionalProp implements IgnoreFirstLoad, Onceable
{
    use ResolvesCallables;
    use ResolvesOnce;

    private readonly Closure $callback;

    /** @param  callable(never...): TValue  $callback */
    public function __construct(callable $callback)
    {
        $this->callback = $callback(...);
    }

    public function __invoke(): mixed
    {
        return $this->resolveCallable($this->callback);
    }
}
