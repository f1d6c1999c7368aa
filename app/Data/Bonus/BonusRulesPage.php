<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Bonus/Rules. */
final readonly class BonusRulesPage
{
    /**
     * @param  list<BonusRuleRow>  $rules
     * @param  list<Choice>  $companies
     */
    public function __construct(public array $rules, public ListMeta $meta, public array $companies, public bool $can_export) {}
}
