<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** An API token without its secret. */
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
        /** Whether it is valid. */
        public bool $is_live,
    ) {}
}
