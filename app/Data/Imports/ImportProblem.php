<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** A problem of several rows of an import. */
final readonly class ImportProblem
{
    public function __construct(
        /** The label of the field; null for the whole row. */
        public ?string $column,
        public string $message,
        public int $count,
        /** The first row. */
        public int $row_no,
    ) {}
}
