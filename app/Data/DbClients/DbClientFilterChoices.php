<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\Choice;

/** The options of the DB client filters, and the colleagues that a list can be assigned to. */
final readonly class DbClientFilterChoices
{
    /**
     * @param  list<Choice>  $assignee
     * @param  list<Choice>  $list
     * @param  list<Choice>  $source
     * @param  list<Choice>  $state
     * @param  list<Choice>  $people
     */
    public function __construct(public array $assignee, public array $list, public array $source, public array $state, public array $people) {}
}
