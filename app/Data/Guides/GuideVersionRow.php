<?php

declare(strict_types=1);

namespace App\Data\Guides;

use App\Enums\GuideVersionStatus;

/** A version in the list beside a guide. */
final readonly class GuideVersionRow
{
    public function __construct(
        public int $number,
        public GuideVersionStatus $status,
        public string $summary,
        /** Null for the text that Paddock came with. */
        public ?string $author_name,
        public ?string $publisher_name,
        public ?string $effective_at,
        /** Withdrawn before it applied. */
        public bool $is_withdrawn,
    ) {}
}
