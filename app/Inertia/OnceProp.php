<?php

declare(strict_types=1);

namespace App\Inertia;

use Closure;

/**
 * A prop that the client receives once and keeps across pages.
 *
 * @template-covariant TValue
 */
final class OnceProp implements Onceable
{
    use ResolvesCallables;
    use ResolvesOnce;

    private readonly Closure $callback;

    /** @param  callable(never...): TValue  $callback */
    public function __construct(callable $callback)
    {
        $this->callback = $callback(...);
        $this->once();
    }

    public function __invoke(): mixed
    {
        return $this->resolveCallable($this->callback);
    }
}
