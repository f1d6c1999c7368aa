<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Enums\AdjustmentStatus;
use App\Enums\TransactionType;

/** A row of an adjustment, fee or reversal. Amounts are cents, times UTC. */
final readonly class AdjustmentRow
{
    /** @param  list<string>  $refusals  why the gate refuses the credit, unless the approver confirms that it corrects a mistake */
    public function __construct(
        public int $id,
        public string $reference,
        public TransactionType $type,
        public AdjustmentStatus $status,
        public int $client_id,
        public string $client_name,
        public string $client_pin,
        /** Change of the client's available balance. */
        public int $amount_cents,
        public string $reason,
        public string $requested_by,
        public string $requested_at,
        public ?string $decided_by,
        public ?string $refusal,
        /** Reference of the reversed adjustment. */
        public ?string $reverses,
        public bool $can_decide,
        public bool $can_reverse,
        /** Whether the approval needs the password. */
        public bool $needs_password,
        public array $refusals,
    ) {}
}
