<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Enums\LogLevel;

/** One entry of a log file, masked. */
final readonly class LogEntry
{
    public function __construct(
        /** The byte where the entry begins. */
        public int $offset,
        /** UTC time; null for a line without one. */
        public ?string $logged_at,
        public ?LogLevel $level,
        /** The beginning of the first line. */
        public string $message,
        /** The whole text when the message is only its beginning. */
        public ?string $text,
    ) {}
}
