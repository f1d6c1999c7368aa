<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\ExportStatus;

/** An evidence pack and its progress. Times are UTC. */
final readonly class EvidencePackRow
{
    public function __construct(
        public int $id,
        /** The first and the last day. */
        public string $from,
        public string $until,
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
