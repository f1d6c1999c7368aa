<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\LegacyTransferStatus;

/** One legacy transfer in the list. */
final readonly class LegacyTransferItem
{
    public function __construct(
        public int $id,
        public string $from_name,
        public string $to_name,
        public LegacyTransferStatus $status,
        public int $total_rows,
        public int $moved_rows,
        public string $reason,
        public string $creator_name,
        public string $created_at,
    ) {}
}
