<?php

declare(strict_types=1);

namespace App\Inertia;

/** A prop that may be announced on the first load and fetched by the client afterwards. */
interface Deferrable
{
    public function shouldDefer(): bool;

    public function group(): string;
}
