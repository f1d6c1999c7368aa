<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** A merge that this client was part of. */
final readonly class MergeRow
{
    public function __construct(
        public int $id,
        public string $kind,
        public string $winner_name,
        public string $loser_name,
        public string $reason,
        public string $user_name,
        public string $created_at,
        public ?string $undone_by,
        public ?string $undone_at,
        public bool $can_undo,
    ) {}
}
