<?php

declare(strict_types=1);

namespace App\Jobs\Messages;

use App\Actions\Intake\ReportSmsDelivery;
use App\Enums\SmsStatus;
use App\Models\SmsDeliveryReport;
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
        $report->handle(new SmsDeliveryReport([
            'provider_id' => $this->providerId,
            'status' => $this->isDelivered ? SmsStatus::Delivered : SmsStatus::Failed,
            'error' => $this->isDelivered ? null : 'The phone could not be reached.',
            'occurred_at' => CarbonImmutable::now(),
        ]));
    }
}
