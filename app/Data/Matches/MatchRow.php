<?php

declare(strict_types=1);

namespace App\Data\Matches;

use App\Enums\MatchStatus;

/** A pair that may be one person, with both records to compare. */
final readonly class MatchRow
{
    /**
     * @param  list<string>  $reasons  in words for the viewer, the weightiest first
     * @param  list<string>  $against  the evidence against it
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
        /** merge: two clients, field by field; join: two leads or DB clients; link: a lead or DB client; null where nothing can be, or a record is another team's, excluded or converted. */
        public ?string $merge_kind,
        /** left or right: of two leads or DB clients the one that stays */
        public ?string $survivor,
        /** The merge or link that can be taken back, once there is one. */
        public ?int $undo_merge_id,
    ) {}
}
