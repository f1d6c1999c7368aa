<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One field of a change in words; null when empty. */
final readonly class HistoryChange
{
    public function __construct(
        public string $label,
        public ?string $before,
        public ?string $after,
        /** A fact of the event, such as its reason, which has no earlier value. */
        public bool $is_detail = false,
    ) {}
}
