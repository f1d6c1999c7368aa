<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Enums\DepositStatus;
use App\Enums\PaymentRail;

/** One of the two payments of a case. */
final readonly class DuplicateLine
{
    public function __construct(
        public int $bank_line_id,
        public PaymentRail $rail,
        public string $bank_reference,
        public ?string $end_to_end_id,
        public string $description,
        public ?string $payer_name,
        public int $amount_cents,
        public string $value_at,
        /** A row of a bank file, which has a day but no time. */
        public bool $is_of_file,
        public ?int $deposit_id,
        public ?DepositStatus $deposit_status,
        public ?int $client_id,
        public ?string $client_name,
        public ?string $client_pin,
    ) {}
}
