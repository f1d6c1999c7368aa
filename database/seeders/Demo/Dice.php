<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use InvalidArgumentException;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Random numbers that are the same for the same seed. */
final readonly class Dice
{
    private Randomizer $randomizer;

    public function __construct(int $seed)
    {
        $this->randomizer = new Randomizer(new Mt19937($seed));
    }

    public function between(int $least, int $most): int
    {
        return $this->randomizer->getInt($least, $most);
    }

    /** True with this probability in percent. */
    public function chance(int $percent): bool
    {
        return $this->between(1, 100) <= $percent;
    }

    /**
     * @template T
     *
     * @param  list<T>  $choices
     * @return T
     */
    public function pick(array $choices): mixed
    {
        return $choices[$this->between(0, count($choices) - 1)];
    }

    /**
     * A random key. The values are the weights.
     *
     * @template TKey of array-key
     *
     * @param  non-empty-array<TKey, int>  $weights
     * @return TKey
     */
    public function weighted(array $weights): int|string
    {
        $roll = $this->between(1, array_sum($weights));
        foreach ($weights as $key => $weight) {
            $roll -= $weight;
            if ($roll <= 0) {
                return $key;
            }
        }

        throw new InvalidArgumentException('Weights are positive numbers.');
    }
}
