<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Ledger\TransactionDays;
use Illuminate\Console\Command;

/** Adds up the days whose transactions have changed, for the totals above the list of transactions. */
final class AddUpTransactions extends Command
{
    protected $signature = 'transactions:add-up {--all : Recalculate every day}';

    protected $description = 'Add up the days whose transactions have changed';

    public function handle(TransactionDays $days): int
    {
        $this->components->info(number_format($days->catchUp((bool) $this->option('all'))).' days added up.');

        return self::SUCCESS;
    }
}
