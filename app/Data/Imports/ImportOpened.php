<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** Answer to an upload that begins. */
final readonly class ImportOpened
{
    public function __construct(public int $id) {}
}
