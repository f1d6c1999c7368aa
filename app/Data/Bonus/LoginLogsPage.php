<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Bonus/LoginLogs. */
final readonly class LoginLogsPage
{
    /**
     * @param  list<BonusLoginRow>  $logins
     * @param  list<Choice>  $users
     * @param  list<Choice>  $sites
     */
    public function __construct(
        public array $logins,
        public ListMeta $meta,
        public array $users,
        public array $sites,
        public bool $can_record,
        public bool $can_export,
    ) {}
}
