<?php

declare(strict_types=1);

namespace App\Data\Guides;

use App\Enums\GuideKey;

/** A section of a guide that a search found. */
final readonly class GuideHit
{
    public function __construct(
        public GuideKey $slug,
        public string $title,
        /** Heading of the section. */
        public string $heading,
        /** The text around the first word. */
        public string $excerpt,
    ) {}
}
