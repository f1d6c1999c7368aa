<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\Choice;

/** The options of the DB client filters; `assignee` is also the choice for a new list. */
final readonly class DbClientFilterChoices
{
    /**
     * @param  list<Choice>  $assignee
     * @param  list<Choice>  $list
     * @param  list<Choice>  $source
     * @param  list<Choice>  $state
     */
    public function __construct(public array $assignee, public array $list, public array $source, public array $state) {}
}
