<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** An import of a barred list with its actions. Times are UTC. */
final readonly class BarredImportDetails
{
    /** @param  list<string>  $columns  the headings that were read */
    public function __construct(
        public BarredImportListRow $row,
        public int $total_rows,
        public bool $is_complete,
        public array $columns,
        /** Active entries of this import with a client to review. */
        public int $review_count,
        public ?string $error,
        public ?string $undone_by,
        public ?string $undone_at,
        public int $undone_rows,
        public int $kept_rows,
        public bool $can_run,
        /** False when a row with an error may be an entry that seems to be missing. */
        public bool $can_lift_missing,
        public bool $can_cancel,
        public bool $can_undo,
    ) {}
}
