<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

/** A reported bet with its state before, if it is known, and after. */
final readonly class BetChange
{
    public function __construct(
        public int $betId,
        public string $externalId,
        public int $siteAccountId,
        public int $clientId,
        public string $description,
        public ?BetState $before,
        public BetState $after,
    ) {}
}
