<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Users/AuthenticationLogs. */
final readonly class AuthenticationLogPage
{
    public function __construct(
        /** @var list<AuthenticationLogRow> */
        public array $entries,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $users,
        public bool $can_end_sessions,
        public bool $can_export,
    ) {}
}
