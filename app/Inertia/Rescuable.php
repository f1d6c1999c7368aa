<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop whose failure is reported and leaves the rest of the page standing. */
interface Rescuable
{
    public function shouldRescue(): bool;
}
