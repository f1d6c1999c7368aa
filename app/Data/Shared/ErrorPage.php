<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** Error. */
final readonly class ErrorPage
{
    public function __construct(
        public int $status,
        /** Seconds to wait; null when unknown. */
        public ?int $retry_after,
    ) {}
}
