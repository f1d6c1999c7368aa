<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A job that failed every attempt, without its payload. */
final readonly class FailedJobRow
{
    public function __construct(
        public int $id,
        public string $uuid,
        /** Class of the job. */
        public string $job,
        public string $queue,
        /** Class of the exception. */
        public string $exception,
        /** First line of the exception's message, masked. */
        public string $message,
        public ?string $failed_at,
    ) {}
}
