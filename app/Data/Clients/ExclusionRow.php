<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;

/** An entry of the barred list about this client. Days as `2026-11-20`; without an end it is for good. */
final readonly class ExclusionRow
{
    public function __construct(
        public int $id,
        public BarredList $list,
        public string $list_label,
        public BarredEntryStatus $status,
        public string $from_on,
        public ?string $until_on,
        public ?string $reason,
    ) {}
}
