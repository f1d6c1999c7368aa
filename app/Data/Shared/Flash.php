<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** What the last action said. */
final readonly class Flash
{
    public function __construct(
        public ?string $success,
        public ?string $error,
        /** Whether the success banner goes by itself after 3 s. */
        public bool $auto_hide_success_message,
    ) {}
}
