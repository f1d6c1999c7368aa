<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;

/** A ledger account's row, as it stood when it was locked. */
final readonly class OpenAccount
{
    public function __construct(
        public int $id,
        public LedgerAccountKind $kind,
        public int $ownerId,
        /** Null for an account of the house. */
        public ?int $balanceCents,
    ) {}
}
