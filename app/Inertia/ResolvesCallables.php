<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Support\Facades\App;

trait ResolvesCallables
{
    /** Calls closures and invokable objects through the container. Strings and arrays are data, even if they name a function. */
    public function __invoke(): mixed
    {
        return is_object($this->value) && is_callable($this->value) ? App::call($this->value) : $this->value;
    }
}
