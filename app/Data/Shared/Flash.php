<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** The messages of the last action. */
final readonly class Flash
{
    public function __construct(
        public ?string $success,
        public ?string $error,
        /** Whether the success banner disappears automatically after 3 s. */
        public bool $auto_hide_success_message,
    ) {}
}
