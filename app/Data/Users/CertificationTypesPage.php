<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;

/** Users/Certifications/Types. */
final readonly class CertificationTypesPage
{
    /**
     * @param  list<CertificationTypeRow>  $types
     * @param  list<Choice>  $roles
     * @param  list<Choice>  $abilities
     */
    public function __construct(public array $types, public array $roles, public array $abilities, public bool $can_edit) {}
}
