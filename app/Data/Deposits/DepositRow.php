<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Data\Clients\RowClient;
use App\Enums\DepositAge;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;

/** A deposit as a row of a list. Amounts are cents, times UTC. */
final readonly class DepositRow
{
    public function __construct(
        public int $id,
        /** Sent along with a decision, which is refused when the deposit has changed. */
        public int $version,
        public PaymentRail $rail,
        /** The client if they paid, else the name on the bank line, else 'N/A'. */
        public string $payer,
        /** Masked. */
        public string $description,
        public int $amount_cents,
        public string $value_at,
        public DepositStatus $status,
        public ?RowClient $client,
        public ?string $waiting_since,
        /** Null once it is decided. */
        public ?DepositAge $age,
        /** The payer is not the client. */
        public bool $is_other_payer,
        /** One of several parts of a payment. */
        public bool $is_part,
        /** It may be a duplicate that needs a decision. */
        public bool $has_duplicate_case,
    ) {}
}
