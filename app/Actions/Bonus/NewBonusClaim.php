<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

/** A bonus as it is asked for: cents for a promotion with an amount, the amount it is a share of for one with a percentage. */
final readonly class NewBonusClaim
{
    public function __construct(public int $promotionId, public int $cents, public string $explanation) {}
}
