<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A sport type, with the number of its markets. */
final readonly class SportTypeRow
{
    public function __construct(
        public int $id,
        public string $name,
        public int $sport_id,
        public string $sport_name,
        public int $markets,
        public int $version,
    ) {}
}
