<?php

declare(strict_types=1);

namespace App\Inertia;

/** An object that provides several props of a page. */
interface ProvidesInertiaProperties
{
    /** @return iterable<string, mixed> */
    public function toInertiaProperties(RenderContext $context): iterable;
}
