<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BulkChangeStatus;

/** The progress of a bulk change. */
final readonly class BulkChangeProgress
{
    /** @param  list<string>  $skipped  reasons for skipped clients, each with the number of clients */
    public function __construct(
        public int $id,
        public string $title,
        public BulkChangeStatus $status,
        public bool $is_unfinished,
        public bool $can_undo,
        public ?int $total_rows,
        public int $changed_rows,
        public int $skipped_rows,
        public array $skipped,
        public ?string $error,
    ) {}
}
