<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** The exception of a failed job. */
final readonly class FailedJobDetails
{
    public function __construct(
        /** Message and stack trace, masked. */
        public string $trace,
    ) {}
}
