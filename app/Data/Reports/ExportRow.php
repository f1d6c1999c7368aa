<?php

declare(strict_types=1);

namespace App\Data\Reports;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;

/** An export and its progress. Times are UTC. */
final readonly class ExportRow
{
    public function __construct(
        public int $id,
        public ExportKind $kind,
        public string $reason,
        public ExportStatus $status,
        /** Null until it is counted. */
        public ?int $total_rows,
        public int $written_rows,
        public ?int $bytes,
        public ?string $error,
        public string $owner_name,
        public string $created_at,
        public ?string $expires_at,
        public bool $can_download,
        public bool $can_cancel,
    ) {}
}
