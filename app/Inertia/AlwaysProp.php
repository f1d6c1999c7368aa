<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that every reply carries, whatever a partial visit asks for. */
final readonly class AlwaysProp
{
    use ResolvesCallables;

    public function __construct(private mixed $value) {}

    public function __invoke(): mixed
    {
        return $this->resolveCallable($this->value);
    }
}
