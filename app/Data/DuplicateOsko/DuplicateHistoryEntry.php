<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Enums\DepositStatus;

/** One payment of the payer around a case. */
final readonly class DuplicateHistoryEntry
{
    public function __construct(
        public int $bank_line_id,
        public string $value_at,
        public int $amount_cents,
        public string $description,
        public ?DepositStatus $deposit_status,
        /** One of the case's two payments. */
        public bool $is_of_case,
        public bool $is_same_amount,
    ) {}
}
