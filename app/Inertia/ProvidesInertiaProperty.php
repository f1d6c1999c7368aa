<?php

declare(strict_types=1);

namespace App\Inertia;

/** An object that knows how to present itself as the value of one prop. */
interface ProvidesInertiaProperty
{
    public function toInertiaProperty(PropertyContext $prop): mixed;
}
