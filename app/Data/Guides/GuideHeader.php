<?php

declare(strict_types=1);

namespace App\Data\Guides;

use App\Enums\GuideKey;

/** The guide of a page: its name, owner and review date. */
final readonly class GuideHeader
{
    public function __construct(
        public GuideKey $slug,
        public string $title,
        public ?int $owner_id,
        public ?string $owner_name,
        public ?string $review_on,
        public bool $is_review_overdue,
        /** Whether the product reads limits from its tables. */
        public bool $has_values,
        public bool $can_edit,
    ) {}
}
