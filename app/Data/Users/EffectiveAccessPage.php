<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;

/** Users/EffectiveAccess. */
final readonly class EffectiveAccessPage
{
    /** @param  list<Choice>  $users  by name, with their role */
    public function __construct(
        public array $users,
        /** Null until a user is chosen. */
        public ?AccessSubject $subject,
    ) {}
}
