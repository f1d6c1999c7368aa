<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A system that signs its calls, without its secrets. */
final readonly class WebhookSourceRow
{
    /** @param  list<string>  $scopes */
    public function __construct(
        public int $id,
        public string $name,
        public string $slug,
        public array $scopes,
        /** The only call that the source may make. */
        public ?string $endpoint,
        public bool $is_active,
        /** Until then the previous secret is valid. */
        public ?string $previous_secret_until,
        public ?string $created_by_name,
        public ?string $last_used_at,
        public string $created_at,
    ) {}
}
