<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\ListMeta;
use App\Enums\UserListView;

/** Users/Index. */
final readonly class UserIndexPage
{
    /** @param  list<UserRow>  $users */
    public function __construct(
        public UserListView $view,
        public array $users,
        public ListMeta $meta,
        public UserFormChoices $choices,
        public bool $can_manage,
        public bool $can_export,
    ) {}
}
