<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Enums\SmsStatus;
use App\Models\SmsDeliveryReport;
use Carbon\CarbonImmutable;

final readonly class NewDeliveryReport
{
    public const STATUSES = [SmsStatus::Sent, SmsStatus::Delivered, SmsStatus::Failed];

    /** @param  SmsStatus  $status  one of {@see self::STATUSES} */
    public function __construct(
        public string $provider_id,
        public SmsStatus $status,
        /** For failures only. */
        public ?string $error,
        public CarbonImmutable $occurred_at,
    ) {}

    public static function ofStored(SmsDeliveryReport $report): self
    {
        return new self($report->provider_id, $report->status, $report->error, $report->occurred_at);
    }
}
