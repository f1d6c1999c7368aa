<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** One entry of a posting: what left the account stands under debit, what came to it under credit. Cents. */
final readonly class LedgerSide
{
    public function __construct(
        public int $id,
        /** "Available balance". */
        public string $account,
        /** Whose, or where. */
        public ?string $owner,
        public ?int $debit_cents,
        public ?int $credit_cents,
    ) {}
}
