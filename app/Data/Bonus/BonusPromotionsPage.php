<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Bonus/Promotions. */
final readonly class BonusPromotionsPage
{
    public function __construct(
        /** @var list<BonusPromotionHit> */
        public array $promotions,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $statuses,
        /** @var list<Choice> */
        public array $companies,
    ) {}
}
