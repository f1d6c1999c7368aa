<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Events\SimulatedSmsSent;
use App\Jobs\Messages\ReportSimulatedDelivery;

final class ScheduleSimulatedDeliveryReport
{
    public function handle(SimulatedSmsSent $event): void
    {
        ReportSimulatedDelivery::dispatch($event->providerId, $event->isDelivered)->delay(now()->addSeconds($event->reportAfterSeconds));
    }
}
