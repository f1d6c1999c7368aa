<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\PaymentRail;
use App\Enums\ReconciliationLineState;

/** A bank line with its postings. */
final readonly class ReconciliationLine
{
    /** @param  list<DepositPartRow>  $deposits  the whole payment, then its parts */
    public function __construct(
        public int $id,
        public string $value_at,
        public PaymentRail $rail,
        public string $bank_reference,
        /** Null when the description has no name. */
        public ?string $payer_name,
        public string $description,
        public int $amount_cents,
        /** Posted receipts of the line. */
        public int $posted_cents,
        public ReconciliationLineState $state,
        public array $deposits,
    ) {}
}
