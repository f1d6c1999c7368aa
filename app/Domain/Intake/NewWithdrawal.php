<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Withdrawals\BankDestination;
use Carbon\CarbonImmutable;

/** A client's validated withdrawal request. */
final readonly class NewWithdrawal
{
    public function __construct(
        public string $reference,
        public int $client_id,
        public int $amount_cents,
        public CarbonImmutable $requested_at,
        /** Null when the client gave no account. Staff ask for it. */
        public ?BankDestination $destination,
    ) {}
}
