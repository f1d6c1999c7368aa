<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A row of a lookup table. */
final readonly class LookupRow
{
    /** @param  array<string, string>  $values  by field. `''` for none, `'1'` and `'0'` for yes and no */
    public function __construct(
        public int $id,
        public int $version,
        public string $label,
        public array $values,
    ) {}
}
