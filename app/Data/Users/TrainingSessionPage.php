<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;

/** Users/TrainingSession. */
final readonly class TrainingSessionPage
{
    /**
     * @param  list<TrainingRecordRow>  $records  by name
     * @param  list<Choice>  $types
     * @param  list<Choice>  $roles
     */
    public function __construct(public TrainingSessionRow $session, public array $records, public array $types, public array $roles, public bool $can_edit) {}
}
