<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

use Carbon\CarbonImmutable;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** People, amounts, times and words that are the same on every machine. */
final class PairDice
{
    private const GIVEN = [
        'John', 'Emma', 'Liam', 'Olivia', 'Noah', 'Chloe', 'Jack', 'Mia', 'William', 'Grace', 'Thomas', 'Zoe', 'James', 'Ruby', 'Ethan', 'Sophie', 'Lachlan', 'Isla', 'Nguyen', 'Priya',
        'Mohammed', 'Wei', 'Giorgio', 'Katarina', 'Darren', 'Shane', 'Kylie', 'Tracey', 'Brett', 'Wayne', 'Stephen', 'Catherine', 'Michelle', 'Andrew', 'Peter', 'Joanne',
    ];

    private const SURNAMES = [
        'Smith', 'Walsh', 'Nguyen', 'Brown', 'Wilson', 'Taylor', 'Singh', 'Martin', 'Papadopoulos', 'Williams', 'Jones', 'O’Brien', 'Kelly', 'Chen', 'Thompson', 'Rossi', 'Campbell',
        'Robinson', 'Mitchell', 'McKenzie', 'Anderson', 'Kovacs', 'Fraser', 'Hughes', 'Sullivan', 'Petrovic', 'Murray', 'Gallagher', 'Nowak', 'Costa', 'Ferguson', 'Richardson', 'Hamilton', 'Zhang',
    ];

    private const AMOUNTS = [2_000, 2_500, 5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 15_000, 20_000, 20_000, 25_000, 30_000, 50_000, 50_000, 75_000, 100_000, 120_050, 37_550, 200_000];

    private readonly Randomizer $randomizer;

    private int $references = 100_000;

    public function __construct(int $seed)
    {
        $this->randomizer = new Randomizer(new Xoshiro256StarStar($seed));
    }

    public function between(int $least, int $most): int
    {
        return $this->randomizer->getInt($least, $most);
    }

    public function chance(int $percent): bool
    {
        return $this->between(1, 100) <= $percent;
    }

    /**
     * @template TValue
     *
     * @param  non-empty-list<TValue>  $values
     * @return TValue
     */
    public function pick(array $values): mixed
    {
        return $values[$this->between(0, count($values) - 1)];
    }

    /**
     * @template TValue
     *
     * @param  list<TValue>  $values
     * @return list<TValue>
     */
    public function shuffled(array $values): array
    {
        return array_values($this->randomizer->shuffleArray($values));
    }

    public function given(): string
    {
        return $this->pick(self::GIVEN);
    }

    public function surname(): string
    {
        return $this->pick(self::SURNAMES);
    }

    public function amount(): int
    {
        return $this->pick(self::AMOUNTS);
    }

    public function pin(): string
    {
        return (string) $this->between(10_000, 99_999);
    }

    /** A moment of 2026, UTC. */
    public function time(): CarbonImmutable
    {
        return CarbonImmutable::create(2026, 3, 1, 0, 0, 0, 'UTC')?->addMinutes($this->between(0, 300_000))->addSeconds($this->between(0, 59)) ?? CarbonImmutable::now();
    }

    /** A reference of the bank. They count up, with gaps for other payments. */
    public function bankReference(): string
    {
        $this->references += $this->between(1, 9);

        return "NAB-{$this->references}";
    }

    /** The id of the payer's bank, or null because some banks send none. */
    public function paymentId(int $percent = 75): ?string
    {
        return $this->chance($percent) ? $this->pick(['CBA', 'ANZ', 'WBC', 'ING', 'BEN']).'N'.$this->between(10_000_000_000, 99_999_999_999) : null;
    }

    /** A typing error in a name. */
    public function misspelt(string $name): string
    {
        $at = $this->between(1, max(1, strlen($name) - 3));

        return match ($this->between(1, 3)) {
            1 => substr($name, 0, $at).substr($name, $at + 1),
            2 => substr($name, 0, $at).$name[$at].substr($name, $at),
            default => substr($name, 0, $at).$name[$at + 1].$name[$at].substr($name, $at + 2),
        };
    }
}
