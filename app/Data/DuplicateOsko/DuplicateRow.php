<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Enums\DuplicateCaseStatus;

/** A possible duplicate. Times are UTC, amounts cents. */
final readonly class DuplicateRow
{
    /** @param  list<array{words: string, points: int}>  $reasons  strongest first; negative points are against a duplicate */
    public function __construct(
        public int $id,
        public DuplicateCaseStatus $status,
        public int $score,
        public array $reasons,
        public int $amount_cents,
        public DuplicateLine $earlier,
        public DuplicateLine $later,
        /** Null when one payment has no time. */
        public ?int $gap_seconds,
        /** The bank line confirmed as the duplicate. */
        public ?int $repeat_bank_line_id,
        public ?string $note,
        public ?string $decided_by,
        public ?string $decided_at,
        public bool $can_decide,
        /** The duplicate is credited; a return reverses the credit first. */
        public bool $is_credited,
    ) {}
}
