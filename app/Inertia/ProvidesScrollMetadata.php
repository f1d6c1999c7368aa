<?php

declare(strict_types=1);

namespace App\Inertia;

/** Tells the client's infinite scroll which pages lie around the one it has just received. */
interface ProvidesScrollMetadata
{
    /** The name of the query parameter that carries the page or the cursor. */
    public function getPageName(): string;

    public function getPreviousPage(): int|string|null;

    public function getNextPage(): int|string|null;

    public function getCurrentPage(): int|string|null;
}
