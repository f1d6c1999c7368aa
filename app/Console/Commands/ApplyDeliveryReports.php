<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Intake\ApplyWaitingDeliveryReports;
use Illuminate\Console\Command;

final class ApplyDeliveryReports extends Command
{
    protected $signature = 'intake:apply-delivery-reports';

    protected $description = 'Apply SMS delivery reports that arrived before their message';

    public function handle(ApplyWaitingDeliveryReports $apply): int
    {
        $this->info("{$apply->handle()} delivery reports applied.");

        return self::SUCCESS;
    }
}
