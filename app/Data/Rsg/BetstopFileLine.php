<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\BetstopChange;

/** One notice of a file before it is received. */
final readonly class BetstopFileLine
{
    public function __construct(
        public int $line,
        /** new, known, conflict (the id belongs to another notice) or error */
        public string $outcome,
        public ?string $full_name,
        public ?BetstopChange $change,
        public ?string $error,
        /** The number of clients that it certainly names. */
        public int $clients,
    ) {}
}
