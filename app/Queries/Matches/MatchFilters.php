<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Enums\MatchStatus;

/** What the review queue is narrowed to. */
final readonly class MatchFilters
{
    /** @param  list<string>  $pairs  "client-lead" */
    public function __construct(
        public MatchStatus $status,
        public array $pairs,
        public ?int $leastScore,
        public ?int $importId,
        public bool $withProspects,
    ) {}
}
