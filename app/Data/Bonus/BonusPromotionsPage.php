<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Bonus/Promotions. */
final readonly class BonusPromotionsPage
{
    public function __construct(
        /** @var list<BonusPromotionRow> */
        public array $promotions,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $companies,
        public bool $can_add,
        public bool $can_export,
    ) {}
}
