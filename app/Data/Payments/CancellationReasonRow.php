<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** A reason why withdrawals are cancelled or declined. */
final readonly class CancellationReasonRow
{
    public function __construct(
        public int $id,
        public string $title,
        public bool $is_active,
        /** How many withdrawals name it. */
        public int $uses,
    ) {}
}
