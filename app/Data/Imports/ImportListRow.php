<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;

/** An import in the list. */
final readonly class ImportListRow
{
    public function __construct(
        public int $id,
        public string $name,
        public ImportKind $kind,
        public ImportMode $mode,
        public ImportStatus $status,
        public string $importer,
        public int $total_rows,
        /** Rows that the present stage has finished. */
        public int $done_rows,
        public int $created_rows,
        public int $updated_rows,
        public int $skipped_rows,
        public int $waiting_rows,
        public int $error_rows,
        public string $created_at,
    ) {}
}
