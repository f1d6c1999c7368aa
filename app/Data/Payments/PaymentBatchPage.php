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
        /** Why this viewer may not export it, who else may. */
        public ?string $export_refusal,
    ) {}
}
