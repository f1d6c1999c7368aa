<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A market, with the number of its patterns. */
final readonly class GenwebMarketRow
{
    public function __construct(
        public int $id,
        public string $name,
        public int $sport_type_id,
        public string $sport_type_title,
        public ?string $external_id,
        public bool $is_enabled,
        public int $patterns,
        public int $version,
    ) {}
}
