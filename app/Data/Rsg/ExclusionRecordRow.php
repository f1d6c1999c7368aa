<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\ExclusionRecordState;

/** A client, lead or DB client of an exclusion case. Times are UTC. */
final readonly class ExclusionRecordRow
{
    /** @param  list<string>  $reasons  why it may be the person */
    public function __construct(
        public int $id,
        /** "Client", "Lead" or "DB client". */
        public string $type_label,
        public string $full_name,
        /** PIN and company, or the state. */
        public ?string $hint,
        /** Null when the viewer can't open it. */
        public ?string $url,
        public ExclusionRecordState $state,
        public int $score,
        public array $reasons,
        public ?string $frozen_at,
        public ?string $decided_by_name,
    ) {}
}
