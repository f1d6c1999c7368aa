<?php

declare(strict_types=1);

namespace App\Data\Payments;

use App\Enums\PaymentItemStatus;

/** One payment of a batch. Amounts are cents, times UTC. */
final readonly class PaymentItemRow
{
    /** @param  list<string>  $warnings  current exclusions of the client, which the exporter acknowledges; empty after the export */
    public function __construct(
        public int $id,
        public int $withdrawal_id,
        public string $reference,
        public int $client_id,
        public string $client_name,
        public int $amount_cents,
        public PaymentItemStatus $status,
        /** Masked. */
        public ?string $destination,
        public ?string $holder,
        /** Text on the client's statement. */
        public string $statement_reference,
        public ?string $approved_by,
        /** Why it failed or can't be exported. */
        public ?string $problem,
        public array $warnings,
    ) {}
}
