<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A pattern that matches a tested name. At most one wins: the first whose market is enabled. */
final readonly class PatternMatch
{
    public function __construct(
        /** Null for a new pattern. */
        public ?int $id,
        public string $pattern,
        public int $priority,
        public string $market_name,
        public bool $market_is_enabled,
        public bool $wins,
        /** The pattern in the form. */
        public bool $is_draft,
    ) {}
}
