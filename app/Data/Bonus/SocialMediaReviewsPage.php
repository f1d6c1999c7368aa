<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\ListMeta;
use App\Enums\SocialMediaReviewView;

/** Props of Bonus/SocialMediaReviews. */
final readonly class SocialMediaReviewsPage
{
    public function __construct(
        public SocialMediaReviewView $view,
        /** @var list<SocialMediaReviewRow> */
        public array $reviews,
        public ListMeta $meta,
        public bool $can_decide,
        public bool $can_export,
    ) {}
}
