<?php

declare(strict_types=1);

namespace App\Data\Users;

/** Users/Create. */
final readonly class UserCreatePage
{
    public function __construct(
        public UserForm $form,
        public UserFormChoices $choices,
        /** Days that the link of the invitation works. */
        public int $invitation_days,
        /** Only developers give developer and executive access. */
        public bool $can_give_access,
    ) {}
}
