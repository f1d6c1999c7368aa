<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** How a file is written, and what stands in its first row. */
final readonly class PreparedFile
{
    /** @param  list<string>  $header */
    public function __construct(
        public FileEncoding $encoding,
        public FileDelimiter $delimiter,
        public array $header,
        /** The byte where the first row of data begins. */
        public int $offset,
        public int $rows,
    ) {}
}
