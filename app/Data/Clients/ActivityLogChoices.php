<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** What a client's activity log can be narrowed to. */
final readonly class ActivityLogChoices
{
    /**
     * @param  list<Choice>  $actor
     * @param  list<Choice>  $action
     * @param  list<Choice>  $field
     */
    public function __construct(public array $actor, public array $action, public array $field) {}
}
