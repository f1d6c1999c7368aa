<?php

declare(strict_types=1);

namespace App\Data\Matches;

use App\Enums\MatchStatus;

/** A pair that may be one person, with both records to compare. */
final readonly class MatchRow
{
    /**
     * @param  list<string>  $reasons  in words for the viewer, strongest first
     * @param  list<string>  $against  evidence against it
     * @param  list<string>  $differences  the fields of MatchPerson in which both have a value, but not the same
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
        /** merge: two clients, field by field; join: two leads or DB clients; link: records of different types. Null when a record belongs to another team, or is excluded or converted. */
        public ?string $merge_kind,
        /** left or right: the lead or DB client that is kept */
        public ?string $survivor,
        /** The merge or link that can be undone; null when there is none. */
        public ?int $undo_merge_id,
    ) {}
}
