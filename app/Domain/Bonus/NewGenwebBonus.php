<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Enums\GenwebBonusKind;
use Carbon\CarbonImmutable;

/** A bonus (promotion and amount in cents) or a boost (market and per mille) to record for the client with the PIN. */
final readonly class NewGenwebBonus
{
    public function __construct(
        public GenwebBonusKind $kind,
        public string $pin,
        public ?int $operatorSiteId,
        public ?int $promotionId,
        public ?string $market,
        public ?int $amountCents,
        public ?int $boostPermille,
        public CarbonImmutable $expiresAt,
    ) {}
}
