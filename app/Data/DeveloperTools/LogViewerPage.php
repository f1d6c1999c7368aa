<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Enums\LogLevel;

/** DeveloperTools/LogViewer. */
final readonly class LogViewerPage
{
    /**
     * @param  list<LogFile>  $files  the newest first
     * @param  list<LogEntry>  $entries  the newest first
     */
    public function __construct(
        public array $files,
        /** Name of the open file; null when there is none. */
        public ?string $file,
        /** Whether the entries of the file have levels. */
        public bool $has_levels,
        /** Only entries of this level and above. */
        public ?LogLevel $level,
        public string $search,
        /** Only entries before this byte. */
        public ?int $before,
        public array $entries,
        /** `before` of the older entries; null at the beginning of the file. */
        public ?int $older,
        /** The reading stopped at the limit of one request, so that older entries may match. */
        public bool $is_capped,
        /** Why the file can't be read. */
        public ?string $error,
    ) {}
}
