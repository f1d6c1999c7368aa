<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** Two versions of a guide. */
final readonly class GuideComparePage
{
    /** @param  list<GuideVersionRow>  $versions  newest first */
    public function __construct(
        public GuideHeader $guide,
        public array $versions,
        public int $from,
        public int $to,
        public string $from_body,
        public string $to_body,
    ) {}
}
