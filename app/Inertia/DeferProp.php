<?php

declare(strict_types=1);

namespace App\Inertia;

use Closure;

/**
 * A prop that a full visit only announces. The client fetches all props of one group in one request.
 *
 * @template-covariant TValue
 */
final readonly class DeferProp
{
    use ResolvesCallables;

    private Closure $value;

    /** @param  callable(never...): TValue  $callback */
    public function __construct(callable $callback, public string $group = 'default')
    {
        $this->value = $callback(...);
    }
}
