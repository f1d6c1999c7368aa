<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

/** A bet that was reported: how it was known before, if at all, and how it stands now. */
final readonly class BetChange
{
    public function __construct(
        public int $betId,
        public string $externalId,
        public int $siteAccountId,
        public int $clientId,
        /** What was bet on, for people. */
        public string $description,
        public ?BetState $before,
        public BetState $after,
    ) {}
}
