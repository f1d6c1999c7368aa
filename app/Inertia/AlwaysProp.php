<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that every reply contains, also of partial visits that don't request it. */
final readonly class AlwaysProp
{
    use ResolvesCallables;

    public function __construct(private mixed $value) {}

    public function __invoke(): mixed
    {
        return $this->resolveCallable($this->value);
    }
}
