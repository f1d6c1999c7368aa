<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** A record that may be the same person. */
final readonly class DbMatch
{
    /** @param  list<string>  $reasons */
    public function __construct(
        public string $type,
        public int $id,
        public string $full_name,
        public int $score,
        public bool $is_likely,
        public array $reasons,
    ) {}
}
