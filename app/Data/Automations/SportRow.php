<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A sport, with the number of its sport types. */
final readonly class SportRow
{
    public function __construct(public int $id, public string $name, public int $sport_types, public int $version) {}
}
