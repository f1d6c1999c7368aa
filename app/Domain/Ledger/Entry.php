<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

/** One side of a posting: cents added to the account, or taken when negative. */
final readonly class Entry
{
    public function __construct(public Account $account, public int $cents) {}
}
