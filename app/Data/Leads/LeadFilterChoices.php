<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Data\Lists\Choice;

/** The options of the lead filters. */
final readonly class LeadFilterChoices
{
    /**
     * @param  list<Choice>  $status
     * @param  list<Choice>  $owner
     * @param  list<Choice>  $company
     * @param  list<Choice>  $state
     * @param  list<Choice>  $due
     */
    public function __construct(public array $status, public array $owner, public array $company, public array $state, public array $due) {}
}
