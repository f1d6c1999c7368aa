<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Enums\ImportRowStatus;

/** A row of the file and its outcome. */
final readonly class ImportLine
{
    /**
     * @param  string  $who  the name in the file
     * @param  string  $text  the row's cells
     * @param  list<string>  $messages
     * @param  list<ImportChange>  $changes
     * @param  list<ImportCell>  $cells  of a failed row, for its correction; empty when the viewer can't see them all
     */
    public function __construct(
        public int $row_no,
        public ImportRowStatus $status,
        public string $who,
        public string $text,
        public array $messages,
        public array $changes,
        /** Null for a record without a page. */
        public ?int $client_id,
        /** Whether a waiting row may be about an existing record. */
        public bool $has_match,
        public array $cells,
    ) {}
}
