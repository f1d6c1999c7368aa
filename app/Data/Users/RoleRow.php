<?php

declare(strict_types=1);

namespace App\Data\Users;

/** A role and its rights. */
final readonly class RoleRow
{
    /**
     * @param  list<string>  $rights
     * @param  list<string>|null  $default_rights  null for a role that colleagues created
     */
    public function __construct(
        public int $id,
        public string $title,
        public string $description,
        public int $version,
        /** Active users. */
        public int $users_count,
        public array $rights,
        public ?array $default_rights,
        /** The viewer has it, so every change takes a second person. */
        public bool $is_own,
        /** Why it can't be deleted, or null. */
        public ?string $keep_reason,
    ) {}
}
