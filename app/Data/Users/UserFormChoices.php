<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;

final readonly class UserFormChoices
{
    /**
     * @param  list<Choice>  $role_id
     * @param  list<Choice>  $manager_id
     */
    public function __construct(public array $role_id, public array $manager_id) {}
}
