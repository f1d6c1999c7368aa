<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\AustralianState;

/** An address in the form of a DB client; a new one has no id. Days are like `2026-11-20`; the last day is included. */
final readonly class AddressEdit
{
    public function __construct(
        public ?int $id,
        public ?string $line,
        public ?string $suburb,
        public ?AustralianState $state,
        public ?string $postcode,
        public ?string $fromOn,
        public ?string $toOn,
        public ?string $source,
    ) {}

    /** Whether both addresses apply on the same day. */
    public function overlaps(self $other): bool
    {
        return ($this->fromOn === null || $other->toOn === null || $this->fromOn <= $other->toOn)
            && ($other->fromOn === null || $this->toOn === null || $other->fromOn <= $this->toOn);
    }
}
