<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

/** How often proposals were right, and how sure one can be of that. */
final readonly class Measure
{
    /** Of a normal distribution: the true share is below the bound in one of forty cases. */
    private const Z = 1.96;

    public function __construct(public int $right, public int $wrong) {}

    public function sample(): int
    {
        return $this->right + $this->wrong;
    }

    /** Between 0 and 1; null while nothing was decided. */
    public function precision(): ?float
    {
        return $this->sample() === 0 ? null : $this->right / $this->sample();
    }

    /** Wilson's lower bound: below the bare share, and the further the smaller the sample. */
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
