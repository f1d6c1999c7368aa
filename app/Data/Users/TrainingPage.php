<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Users/Training. */
final readonly class TrainingPage
{
    /**
     * @param  list<TrainingSessionRow>  $sessions
     * @param  list<Choice>  $types
     */
    public function __construct(public array $sessions, public ListMeta $meta, public array $types, public bool $can_edit) {}
}
