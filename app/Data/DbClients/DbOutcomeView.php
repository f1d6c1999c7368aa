<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\DbClientOutcome;

/** The outcome of one call. */
final readonly class DbOutcomeView
{
    public function __construct(
        public int $id,
        public DbClientOutcome $outcome,
        public string $caller_name,
        public ?string $number_ending,
        public ?string $note,
        public string $at,
    ) {}
}
