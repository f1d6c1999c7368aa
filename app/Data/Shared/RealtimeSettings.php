<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** The browser's connection to the realtime server. */
final readonly class RealtimeSettings
{
    public function __construct(
        public string $key,
        public string $host,
        public int $port,
        /** http or https */
        public string $scheme,
        public string $path,
    ) {}
}
