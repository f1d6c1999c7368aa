<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Enums\ImportStatus;

/** An import of a barred list. Times are UTC. */
final readonly class BarredImportListRow
{
    public function __construct(
        public int $id,
        public string $name,
        public string $source,
        public BarredList $list,
        /** Null for our own list. */
        public ?AustralianState $jurisdiction,
        public ImportStatus $status,
        public int $added_rows,
        public int $changed_rows,
        public int $lifted_rows,
        public int $unchanged_rows,
        public int $skipped_rows,
        public int $error_rows,
        /** Rows of the current stage, and those it has finished. */
        public int $stage_rows,
        public int $done_rows,
        public string $importer,
        public string $created_at,
    ) {}
}
