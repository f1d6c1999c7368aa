<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Enums\DuplicateCaseStatus;

/** Two payments of which one may repeat the other. Times are UTC, money is cents. */
final readonly class DuplicateRow
{
    /** @param  list<DuplicateReasonItem>  $reasons  the weightiest first */
    public function __construct(
        public int $id,
        public DuplicateCaseStatus $status,
        public int $score,
        public array $reasons,
        public int $amount_cents,
        public DuplicateLine $earlier,
        public DuplicateLine $later,
        /** Seconds between the two; null where one of them knows only its day. */
        public ?int $gap_seconds,
        /** The bank line that was said to be the repeat. */
        public ?int $repeat_bank_line_id,
        public ?string $note,
        public ?string $decided_by,
        public ?string $decided_at,
        public bool $can_decide,
        /** The repeat is on a client's balance: returning it takes that back first. */
        public bool $is_credited,
    ) {}
}
