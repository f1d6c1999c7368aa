<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

/** A posting in the ledger. */
final readonly class PostedTransaction
{
    public function __construct(
        /** Id of the ledger transaction: its place in the chain. */
        public int $id,
        public int $transactionId,
        /** False when an earlier call posted it. */
        public bool $isNew,
    ) {}
}
