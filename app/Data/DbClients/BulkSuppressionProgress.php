<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\BulkChangeStatus;

/** The progress of a bulk suppression. */
final readonly class BulkSuppressionProgress
{
    public function __construct(
        public int $id,
        public BulkChangeStatus $status,
        public bool $is_unfinished,
        public int $total_rows,
        public int $processed_rows,
        public int $suppressed_rows,
        public ?string $error,
    ) {}
}
