<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A pattern, with the recent names that it maps and their bets. */
final readonly class SportsbetPatternRow
{
    public function __construct(
        public int $id,
        public string $pattern,
        public int $priority,
        public int $sport_type_id,
        public string $sport_type_title,
        public int $market_id,
        public string $market_title,
        public bool $market_is_enabled,
        public int $names,
        public int $bets,
        public int $version,
    ) {}
}
