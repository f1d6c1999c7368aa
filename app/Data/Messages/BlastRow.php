<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\BlastKind;
use App\Enums\BlastStatus;

/** One blast in a list. */
final readonly class BlastRow
{
    public function __construct(
        public int $id,
        public string $name,
        public BlastKind $kind,
        public BlastStatus $status,
        public int $eligible_rows,
        public int $suppressed_rows,
        public int $queued_rows,
        /** null for as soon as it is approved */
        public ?string $send_at,
        public string $author_name,
        public ?string $approver_name,
        public string $created_at,
    ) {}
}
