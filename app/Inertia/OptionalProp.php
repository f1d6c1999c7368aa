<?php

declare(strict_types=1);

namespace App\Inertia;

use Closure;

/**
 * A prop that is evaluated and sent only when a partial visit names it.
 *
 * @template-covariant TValue
 */
final readonly class OptionalProp
{
    use ResolvesCallables;

    private Closure $value;

    /** @param  callable(never...): TValue  $callback */
    public function __construct(callable $callback)
    {
        $this->value = $callback(...);
    }
}
