<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use Carbon\CarbonImmutable;

/** A requested exception to the current rule of a promotion. It applies before `until`. */
final readonly class NewSkippingRule
{
    public function __construct(public string $pin, public int $promotionId, public string $reason, public CarbonImmutable $until) {}
}
