<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** A colleague who can view guides. */
final readonly class AcknowledgementRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $role,
        public ?string $manager_name,
        /** When they acknowledged the version, or null. */
        public ?string $acknowledged_at,
    ) {}
}
