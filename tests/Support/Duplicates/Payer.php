<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

/** A payer, and the number after the payer's name. */
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
