<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** Answer to the start of an upload. */
final readonly class ImportOpened
{
    public function __construct(public int $id) {}
}
