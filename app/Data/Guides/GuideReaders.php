<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** The colleagues who have read the version that applies. */
final readonly class GuideReaders
{
    public function __construct(
        /** When the viewer acknowledged it, or null. */
        public ?string $acknowledged_at,
        public bool $can_acknowledge,
        public int $acknowledged_count,
        /** Active colleagues who can view guides. */
        public int $reader_count,
    ) {}
}
