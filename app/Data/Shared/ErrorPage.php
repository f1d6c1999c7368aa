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
        /** Why the ability is withheld and where to renew the certification; null when nothing is withheld. */
        public ?string $withheld = null,
    ) {}
}
