<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** One entry of a posting: money taken from the account is a debit, money added a credit. Cents. */
final readonly class LedgerSide
{
    public function __construct(
        public int $id,
        /** "Available balance". */
        public string $account,
        /** Client or operator site. */
        public ?string $owner,
        public ?int $debit_cents,
        public ?int $credit_cents,
    ) {}
}
