<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Enums\RsgWorkView;

/** Rsg/ExclusionReviews. */
final readonly class ExclusionReviewsPage
{
    /** @param  list<ExclusionReviewRow>  $reviews */
    public function __construct(public RsgWorkView $view, public array $reviews, public ListMeta $meta, public bool $can_decide) {}
}
