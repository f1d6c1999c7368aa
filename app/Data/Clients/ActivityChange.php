<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One field of a change in words; null where there was or is nothing. */
final readonly class ActivityChange
{
    public function __construct(
        public string $field,
        public string $label,
        public ?string $before,
        public ?string $after,
        /** Whether the former value can be put back. */
        public bool $can_restore,
        /** What stands in the field now, as the form holds it; only where the former value can be put back. */
        public ?string $current,
        public ?string $current_text,
    ) {}
}
