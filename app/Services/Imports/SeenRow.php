<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** An earlier row that has the same. */
final readonly class SeenRow
{
    public function __construct(
        public int $rowNo,
        /** What it is: a mobile, an e-mail… */
        public string $what,
        /** Whether they are one person, rather than two who share a mobile or an e-mail. */
        public bool $agrees,
    ) {}
}
