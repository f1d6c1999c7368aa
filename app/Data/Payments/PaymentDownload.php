<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** Somebody took the file of a batch. Times are UTC. */
final readonly class PaymentDownload
{
    public function __construct(
        public int $id,
        public string $who,
        public string $at,
        /** Null for the export itself. */
        public ?string $reason,
    ) {}
}
