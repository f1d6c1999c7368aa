<?php

declare(strict_types=1);

namespace App\Domain\Automations;

/** A pattern with what it maps to. */
final readonly class PatternRule
{
    public Wildcard $wildcard;

    /** @param  int|null  $id  null for a pattern that is not saved */
    public function __construct(
        public ?int $id,
        public string $pattern,
        public int $priority,
        /** With the sport type: Line, AFL. */
        public string $market_name,
        public bool $market_is_enabled,
    ) {
        $this->wildcard = new Wildcard(MarketName::fold($pattern));
    }
}
