<?php

declare(strict_types=1);

namespace App\Jobs\Messages;

use App\Actions\Intake\ReportSmsDelivery;
use App\Domain\Messages\NewDeliveryReport;
use App\Enums\SmsStatus;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Sends the delivery report of the simulated gateway. */
final class ReportSimulatedDelivery implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    public function __construct(public readonly string $providerId, public readonly bool $isDelivered) {}

    public function handle(ReportSmsDelivery $report): void
    {
        $report->handle(new NewDeliveryReport(
            $this->providerId,
            $this->isDelivered ? SmsStatus::Delivered : SmsStatus::Failed,
            $this->isDelivered ? null : 'The phone could not be reached.',
            CarbonImmutable::now(),
        ));
    }
}
