<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A betting pattern rule and its result. */
final readonly class RiskSignal
{
    public function __construct(
        public string $title,
        /** Whether a colleague should check. */
        public bool $is_raised,
        /** The rule with its numbers. */
        public string $rule,
        /** This client's numbers. */
        public string $finding,
    ) {}
}
