<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Data\Lists\Choice;

/** The options of the lead form. A new source can also be typed. */
final readonly class LeadFormChoices
{
    /**
     * @param  list<Choice>  $state
     * @param  list<Choice>  $company_id
     * @param  list<Choice>  $owner_id
     * @param  list<string>  $sources
     */
    public function __construct(public array $state, public array $company_id, public array $owner_id, public array $sources) {}
}
