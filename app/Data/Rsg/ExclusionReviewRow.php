<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\ExclusionReviewStatus;

/** A client, lead or DB client who may be an excluded person. */
final readonly class ExclusionReviewRow
{
    /** @param  list<string>  $reasons  evidence for and against, strongest first */
    public function __construct(
        public int $id,
        /** Null for a lead or DB client. */
        public ?RsgClient $client,
        public string $full_name,
        /** Client, Lead or DB client. */
        public string $person_label,
        /** The excluded person and the kind of exclusion. */
        public string $source_text,
        /** 0 to 100; 80 is likely. */
        public int $score,
        public array $reasons,
        public ExclusionReviewStatus $status,
        public ?string $decided_by,
        public ?string $decided_at,
        public ?string $why,
        public string $created_at,
    ) {}
}
