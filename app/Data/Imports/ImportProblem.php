<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** Something that is wrong with rows of an import. */
final readonly class ImportProblem
{
    public function __construct(
        /** The field in words, or null when it is the row as a whole. */
        public ?string $column,
        public string $message,
        public int $count,
        /** The first row. */
        public int $row_no,
    ) {}
}
