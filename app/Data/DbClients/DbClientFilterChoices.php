<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\Choice;

/** What the filters over prospects offer, and who lists can be given to. */
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
