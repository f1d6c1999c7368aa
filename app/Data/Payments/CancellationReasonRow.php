<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** A cancellation reason. */
final readonly class CancellationReasonRow
{
    public function __construct(
        public int $id,
        public string $title,
        public bool $is_active,
        /** Withdrawals with the reason. */
        public int $uses,
    ) {}
}
