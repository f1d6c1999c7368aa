<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

/** A posting that stands in the ledger. */
final readonly class PostedTransaction
{
    public function __construct(
        /** Of the ledger transaction: its place in the chain. */
        public int $id,
        public int $transactionId,
        /** False when it was posted by an earlier call. */
        public bool $isNew,
    ) {}
}
