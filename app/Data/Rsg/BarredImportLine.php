<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Clients\HistoryChange;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;

/** The change that an import makes to one entry. */
final readonly class BarredImportLine
{
    /** @param  list<HistoryChange>  $changes */
    public function __construct(
        public int $id,
        /** Row of the file; null for an entry that is missing from it. */
        public ?int $row_no,
        public BarredImportOutcome $outcome,
        public BarredImportRowStatus $status,
        public string $full_name,
        public array $changes,
        /** Why nothing is changed. */
        public ?string $message,
    ) {}
}
