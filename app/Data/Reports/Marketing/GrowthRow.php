<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

/** New clients of an affiliate, leads of a source, or a total. */
final readonly class GrowthRow
{
    public function __construct(
        public string $label,
        public int $count,
        public int $previous,
        /** Leads of the period that are clients now. Null for clients. */
        public ?int $converted = null,
    ) {}
}
