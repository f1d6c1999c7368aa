<?php

declare(strict_types=1);

namespace App\Data\Payments;

use App\Data\Lists\ListMeta;

/** Withdrawals/Batches. */
final readonly class PaymentBatchesPage
{
    /**
     * @param  list<PaymentBatchRow>  $batches
     * @param  list<ReadyWithdrawal>  $ready  oldest first
     */
    public function __construct(
        public array $batches,
        public ListMeta $meta,
        public array $ready,
        public bool $has_more_ready,
        /** First and last possible value date, `2026-11-23`. */
        public string $next_value_on,
        public string $last_value_on,
        public bool $can_handle,
    ) {}
}
