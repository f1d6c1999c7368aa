<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Reports\Affiliates\AffiliateMonths;
use App\Domain\Stats\StatMonths;
use Illuminate\Console\Command;

/** Adds up the months that the reports of affiliates read. */
final class AddUpAffiliates extends Command
{
    protected $signature = 'affiliates:add-up {--months=2 : How many months, including this one}';

    protected $description = 'Add up the monthly figures of affiliates';

    public function handle(AffiliateMonths $months): int
    {
        $months->addUp(StatMonths::last((int) $this->option('months')));

        return self::SUCCESS;
    }
}
