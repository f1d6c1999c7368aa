<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** Withdrawals/Batch. */
final readonly class PaymentBatchPage
{
    /**
     * @param  list<PaymentItemRow>  $items
     * @param  list<PaymentDownload>  $downloads  the newest first
     */
    public function __construct(
        public PaymentBatchDetails $batch,
        public array $items,
        public array $downloads,
        public bool $can_handle,
        /** Why this viewer can't export it. */
        public ?string $export_refusal,
        /** Why the bank would refuse the value date of a draft. */
        public ?string $value_on_refusal,
        public string $next_value_on,
        public string $last_value_on,
    ) {}
}
