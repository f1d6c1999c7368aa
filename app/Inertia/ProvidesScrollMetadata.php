<?php

declare(strict_types=1);

namespace App\Inertia;

/** The pages before and after the current one, for the client's infinite scroll. */
interface ProvidesScrollMetadata
{
    /** The name of the query parameter with the page or the cursor. */
    public function getPageName(): string;

    public function getPreviousPage(): int|string|null;

    public function getNextPage(): int|string|null;

    public function getCurrentPage(): int|string|null;
}
