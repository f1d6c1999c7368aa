<?php

declare(strict_types=1);

namespace App\Inertia;

use Closure;

/**
 * A prop that a full visit only announces. The client fetches it when the page is rendered.
 *
 * @template-covariant TValue
 */
final class DeferProp implements Deferrable, IgnoreFirstLoad, Mergeable, Onceable, Rescuable
{
    use DefersProps;
    use MergesProps;
    use ResolvesCallables;
    use ResolvesOnce;

    private readonly Closure $callback;

    private bool $rescue;

    /** @param  callable(never...): TValue  $callback */
    public function __construct(callable $callback, ?string $group = null, bool $rescue = false)
    {
        $this->callback = $callback(...);
        $this->rescue = $rescue;
        $this->defer($group);
    }

    /** Sends the page without this prop when its callback throws. */
    public function rescue(bool $rescue = true): static
    {
        $this->rescue = $rescue;

        return $this;
    }

    public function shouldRescue(): bool
    {
        return $this->rescue;
    }

    public function __invoke(): mixed
    {
        return $this->resolveCallable($this->callback);
    }
}
