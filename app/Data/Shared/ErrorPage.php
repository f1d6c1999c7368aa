<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** Error: what went wrong, and what to do about it. */
final readonly class ErrorPage
{
    public function __construct(
        public int $status,
        /** Seconds to wait, where the server said so. */
        public ?int $retry_after,
    ) {}
}
