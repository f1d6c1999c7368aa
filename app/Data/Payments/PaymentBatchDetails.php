<?php

declare(strict_types=1);

namespace App\Data\Payments;

use App\Enums\PaymentBatchStatus;
use Carbon\CarbonImmutable;

/** A payment batch. Amounts are cents, times UTC, `value_on` a business day. */
final readonly class PaymentBatchDetails
{
    public function __construct(
        public int $id,
        public string $number,
        public PaymentBatchStatus $status,
        public string $value_on,
        /** Business day on which the bank probably paid it. */
        public string $usual_paid_on,
        public int $items_count,
        public int $total_cents,
        public int $waiting_count,
        public int $paid_cents,
        public int $failed_cents,
        public string $created_by,
        public CarbonImmutable $created_at,
        public ?string $exported_by,
        public ?CarbonImmutable $exported_at,
        /** Hash of the exported file. */
        public ?string $sha256,
        public ?string $confirmed_by,
        public ?CarbonImmutable $confirmed_at,
        public ?string $bank_receipt,
        public ?string $cancelled_by,
        public ?CarbonImmutable $cancelled_at,
        /** Totals of the file; the debit is 0 when the file is not balanced. */
        public int $credit_cents,
        public int $debit_cents,
        public int $lines,
        /** Paying account, masked. */
        public string $paid_from,
    ) {}
}
