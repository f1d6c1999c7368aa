<?php

declare(strict_types=1);

namespace App\Data\Shared;

final readonly class AppSettings
{
    public function __construct(
        public string $name,
        public string $environment,
        public int $idle_timeout_seconds,
        public int $idle_warning_seconds,
        public RealtimeSettings $realtime,
    ) {}
}
