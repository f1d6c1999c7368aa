<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Bonus/SkippingRules. */
final readonly class SkippingRulesPage
{
    /**
     * @param  list<SkippingRuleRow>  $rules
     * @param  list<Choice>  $promotions  with a rule
     */
    public function __construct(public array $rules, public ListMeta $meta, public array $promotions, public bool $can_request, public bool $can_export) {}
}
