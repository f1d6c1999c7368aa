<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One field of a change in words; null when empty. */
final readonly class ActivityChange
{
    public function __construct(
        public string $field,
        public string $label,
        public ?string $before,
        public ?string $after,
        /** A fact of the event, such as its reason, which has no earlier value. */
        public bool $is_detail,
        /** Whether the former value can be restored. */
        public bool $can_restore,
        /** The current value as form text; only when the former value can be restored. */
        public ?string $current,
        public ?string $current_text,
    ) {}
}
