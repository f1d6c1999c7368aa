<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A token of the intake, without the token. */
final readonly class ApiTokenRow
{
    /** @param  list<string>  $scopes */
    public function __construct(
        public int $id,
        public string $name,
        public string $owner_name,
        public array $scopes,
        public ?string $last_used_at,
        public ?string $expires_at,
        public string $created_at,
        /** Whether it still works. */
        public bool $is_live,
    ) {}
}
