<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Withdrawals\BankDestination;
use Carbon\CarbonImmutable;

/** Money that a client wants paid out, as the intake received it and checked it. */
final readonly class NewWithdrawal
{
    public function __construct(
        public string $reference,
        public int $client_id,
        public int $amount_cents,
        public CarbonImmutable $requested_at,
        /** Null when the client did not say where to; staff ask. */
        public ?BankDestination $destination,
    ) {}
}
