<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

/** One thing that has to be true of the ledger. Reads rows as they stream past, and tells of those that are wrong. */
interface Check
{
    /** What is looked at, for whoever waits: 'Hash chain'. */
    public function title(): string;

    public function run(LedgerRows $rows, Findings $findings): void;
}
