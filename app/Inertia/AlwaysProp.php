<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that every reply carries, even a partial one. */
final readonly class AlwaysProp
{
    use ResolvesCallables;

    public function __construct(private mixed $value) {}
}
