<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One rule that looks at how a client bets, and what it found. */
final readonly class RiskSignal
{
    public function __construct(
        public string $title,
        /** True where somebody should look. */
        public bool $is_raised,
        /** The rule with its numbers. */
        public string $rule,
        /** This client's numbers. */
        public string $finding,
    ) {}
}
