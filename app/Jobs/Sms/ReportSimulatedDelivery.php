<?php

declare(strict_types=1);

namespace App\Jobs\Sms;

use App\Actions\Intake\ReportSmsDelivery;
use App\Enums\SmsStatus;
use App\Services\Intake\NewDeliveryReport;
use Carbon\CarbonImmutable;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** What a real gateway would tell the intake a little later. */
final class ReportSimulatedDelivery implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

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
