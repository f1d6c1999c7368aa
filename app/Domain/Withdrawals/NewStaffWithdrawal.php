<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

/** A withdrawal that staff request for a client; the reference identifies the sent form. */
final readonly class NewStaffWithdrawal
{
    /** @param  int|BankDestination  $destination  one of the client's bank accounts, or a new one */
    public function __construct(
        public int $amountCents,
        public int|BankDestination $destination,
        public ?string $note = null,
        public ?string $reference = null,
    ) {}
}
