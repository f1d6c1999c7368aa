<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

/** How many suggestions were right and wrong. */
final readonly class AccuracyMeasure
{
    /** Normal distribution: the true precision is below the bound in one case of forty. */
    private const Z = 1.96;

    public function __construct(public int $right, public int $wrong) {}

    public function sample(): int
    {
        return $this->right + $this->wrong;
    }

    /** Between 0 and 1; null without decisions. */
    public function precision(): ?float
    {
        return $this->sample() === 0 ? null : $this->right / $this->sample();
    }

    /** Wilson's lower bound: the smaller the sample, the further below the precision. */
    public function lowerBound(): float
    {
        $n = $this->sample();
        if ($n === 0) {
            return 0.0;
        }
        $p = $this->right / $n;
        $z2 = self::Z ** 2;

        return max(0.0, ($p + $z2 / (2 * $n) - self::Z * sqrt($p * (1 - $p) / $n + $z2 / (4 * $n ** 2))) / (1 + $z2 / $n));
    }
}
