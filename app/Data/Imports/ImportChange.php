<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** A field that a row changes, in words. */
final readonly class ImportChange
{
    public function __construct(public string $field, public string $before, public string $after) {}
}
