<?php

declare(strict_types=1);

namespace App\Data\Users;

/** The user whose access is shown. */
final readonly class AccessSubject
{
    /**
     * @param  list<string>  $flags  in words
     * @param  list<AccessRow>  $abilities
     * @param  list<AccessRow>  $pages
     * @param  list<AccessRow>  $actions
     */
    public function __construct(
        public int $id,
        public string $full_name,
        public int $role_id,
        public string $role_title,
        public array $flags,
        public array $abilities,
        public array $pages,
        public array $actions,
    ) {}
}
