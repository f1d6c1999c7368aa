<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Deposits\Reconciliation\BankDays;
use Illuminate\Console\Command;

/** Adds new postings of the bank account to the sums of its days. */
final class SumBankDays extends Command
{
    protected $signature = 'deposits:sum-bank-days {--afresh : Recalculate everything, after a change of the business time zone}';

    protected $description = 'Sum the bank account of the ledger by day, for the reconciliation';

    public function handle(BankDays $days): int
    {
        if ($this->option('afresh')) {
            $days->forget();
        }
        $this->info("{$days->sum()} ledger transactions counted.");

        return self::SUCCESS;
    }
}
