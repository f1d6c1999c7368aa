<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** A download of a batch's file. Times are UTC. */
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
