<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** The filter options of a client's activity log. */
final readonly class ActivityLogChoices
{
    /**
     * @param  list<Choice>  $actor
     * @param  list<Choice>  $action
     * @param  list<Choice>  $field
     */
    public function __construct(public array $actor, public array $action, public array $field) {}
}
