<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\PaymentRail;
use App\Enums\ReconciliationLineState;

/** A line of the bank with what is posted of it. */
final readonly class ReconciliationLine
{
    /** @param  list<ReconciliationDeposit>  $deposits  the whole payment, then its parts */
    public function __construct(
        public int $id,
        public string $value_at,
        public PaymentRail $rail,
        public string $bank_reference,
        /** Null where the description names nobody. */
        public ?string $payer_name,
        public string $description,
        public int $amount_cents,
        /** What the ledger received for it. */
        public int $posted_cents,
        public ReconciliationLineState $state,
        public array $deposits,
    ) {}
}
