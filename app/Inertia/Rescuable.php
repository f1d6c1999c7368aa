<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop whose failure is reported. The rest of the page is still sent. */
interface Rescuable
{
    public function shouldRescue(): bool;
}
