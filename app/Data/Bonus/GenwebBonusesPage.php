<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Bonus/GenwebBonuses and Bonus/GenwebBoostBonuses. */
final readonly class GenwebBonusesPage
{
    /**
     * @param  list<GenwebBonusRow>  $bonuses
     * @param  list<Choice>  $promotions  running ones, for the form
     * @param  list<Choice>  $sites  on Genweb
     */
    public function __construct(
        public array $bonuses,
        public ListMeta $meta,
        public array $promotions,
        public array $sites,
        public bool $can_write,
        public bool $can_export,
    ) {}
}
