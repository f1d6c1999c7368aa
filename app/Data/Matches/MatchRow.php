<?php

declare(strict_types=1);

namespace App\Data\Matches;

use App\Enums\MatchStatus;

/** A pair that may be one person, with both records to compare. */
final readonly class MatchRow
{
    /**
     * @param  list<string>  $reasons  in words for the viewer, the weightiest first
     * @param  list<string>  $against  what speaks against it
     * @param  list<string>  $differences  the fields of MatchPerson that both have, and have differently
     */
    public function __construct(
        public int $id,
        public MatchPerson $left,
        public MatchPerson $right,
        public int $score,
        public array $reasons,
        public array $against,
        public array $differences,
        public MatchStatus $status,
        public ?string $reason,
        public ?string $import_name,
        public ?string $decided_by,
        public ?string $decided_at,
        public bool $can_decide,
        /** Two clients are merged field by field; a lead or prospect is linked; null where neither can be, or a record is another team's or excluded. */
        public ?string $merge_kind,
    ) {}
}
