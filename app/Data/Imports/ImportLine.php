<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Enums\ImportRowStatus;

/** A row of the file, and what becomes of it. */
final readonly class ImportLine
{
    /**
     * @param  string  $who  the name as the file writes it
     * @param  string  $text  the row's cells
     * @param  list<string>  $messages
     * @param  list<ImportChange>  $changes
     */
    public function __construct(
        public int $row_no,
        public ImportRowStatus $status,
        public string $who,
        public string $text,
        public array $messages,
        public array $changes,
        /** Of the record, when there is one that has a page. */
        public ?int $client_id,
    ) {}
}
