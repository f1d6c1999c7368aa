<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\SearchMeta;

/** Bonus/SearchResults. */
final readonly class BonusSearchPage
{
    /** @param  list<BonusPromotionHit>  $promotions */
    public function __construct(public SearchMeta $meta, public array $promotions) {}
}
