<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Enums\AdjustmentStatus;
use App\Enums\TransactionType;

/** An adjustment, a fee or a reversal of one as a row. Amounts are cents, times UTC. */
final readonly class AdjustmentRow
{
    /** @param  list<string>  $warnings  exclusions of the client, which the approver acknowledges for a credit */
    public function __construct(
        public int $id,
        public string $reference,
        public TransactionType $type,
        public AdjustmentStatus $status,
        public int $client_id,
        public string $client_name,
        public string $client_pin,
        /** What it changes on the client's available balance. */
        public int $amount_cents,
        public string $reason,
        public string $requested_by,
        public string $requested_at,
        public ?string $decided_by,
        public ?string $decided_at,
        /** Why it was declined. */
        public ?string $refusal,
        /** The reference of what it takes back. */
        public ?string $reverses,
        /** In the ledger, once it is approved. */
        public ?int $transaction_id,
        public bool $can_decide,
        public bool $can_reverse,
        /** To approve it, the password is asked for once more. */
        public bool $needs_password,
        public array $warnings,
    ) {}
}
