<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that the client merges with the value it already has. */
final class MergeProp implements Mergeable, Onceable
{
    use MergesProps;
    use ResolvesCallables;
    use ResolvesOnce;

    public function __construct(private readonly mixed $value)
    {
        $this->merge();
    }

    public function __invoke(): mixed
    {
        return $this->resolveCallable($this->value);
    }
}
