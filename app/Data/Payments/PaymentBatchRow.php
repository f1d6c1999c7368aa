<?php

declare(strict_types=1);

namespace App\Data\Payments;

use App\Enums\PaymentBatchStatus;

/** A payment batch in the list. Amounts are cents, times UTC, `value_on` a business day. */
final readonly class PaymentBatchRow
{
    public function __construct(
        public int $id,
        public string $number,
        public PaymentBatchStatus $status,
        public string $value_on,
        public int $items_count,
        public int $total_cents,
        public string $created_by,
        public string $created_at,
        public ?string $exported_by,
        public ?string $exported_at,
    ) {}
}
