<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Support\Facades\App;

trait ResolvesCallables
{
    /** Calls closures and invokable objects through the container. Strings and arrays are data, even if they name a function. */
    private function resolveCallable(mixed $value): mixed
    {
        return is_object($value) && is_callable($value) ? App::call($value) : $value;
    }
}
