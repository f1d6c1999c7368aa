<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;

/** Bonus/Rule. */
final readonly class BonusRulePage
{
    /**
     * @param  int  $version  0 without a rule
     * @param  list<RuleVersion>  $versions  the newest first
     * @param  list<Choice>  $ratings
     */
    public function __construct(
        public BonusPromotionHit $promotion,
        public RuleForm $form,
        public int $version,
        public array $versions,
        public array $ratings,
        public bool $can_edit,
    ) {}
}
