<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A file of storage/logs. */
final readonly class LogFile
{
    public function __construct(
        public string $name,
        public int $bytes,
        /** UTC time of the last write. */
        public string $modified_at,
    ) {}
}
