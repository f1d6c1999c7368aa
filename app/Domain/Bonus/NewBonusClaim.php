<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

/** A requested bonus. For a percentage promotion, the cents are the amount that the percentage applies to. */
final readonly class NewBonusClaim
{
    public function __construct(public int $promotionId, public int $cents, public string $explanation) {}
}
