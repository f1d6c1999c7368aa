<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Support\FileEncoding;

/** The format and headings of a file that was rewritten as UTF-8. */
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
