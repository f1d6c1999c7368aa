<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** A field in which two clients differ; the user chooses one value. */
final readonly class MergeField
{
    public function __construct(
        public string $field,
        public string $label,
        public string $left,
        public string $right,
    ) {}
}
