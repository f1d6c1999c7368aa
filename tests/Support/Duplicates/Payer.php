<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

/** Somebody who pays, and the number that they put behind their name. */
final readonly class Payer
{
    public function __construct(public string $given, public string $surname, public string $pin) {}

    public static function any(PairDice $dice): self
    {
        return new self($dice->given(), $dice->surname(), $dice->pin());
    }

    public function name(): string
    {
        return "{$this->given} {$this->surname}";
    }

    public function initials(): string
    {
        return "{$this->given[0]} {$this->surname}";
    }
}
