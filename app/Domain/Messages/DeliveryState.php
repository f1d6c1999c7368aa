<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Enums\SmsStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\SmsDeliveryReport;
use App\Models\SmsMessage;

/**
 * Applies a delivery report to its message. The result doesn't depend on the order or number of reports: failed overrides sent,
 * and delivered overrides failed.
 */
final readonly class DeliveryState
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  SmsMessage  $message  outbound, locked by the caller's transaction */
    public function apply(SmsDeliveryReport $report, SmsMessage $message): void
    {
        $before = $message->status;
        if (self::rank($report->status) < self::rank($before)) {
            return;
        }

        $message->fill(['status' => $report->status, ...match ($report->status) {
            SmsStatus::Delivered => ['delivered_at' => $message->delivered_at?->min($report->occurred_at) ?? $report->occurred_at, 'error' => null],
            // Two reports with different reasons give the same result in any order.
            SmsStatus::Failed => ['error' => max($message->error, $report->error)],
            default => [],
        }]);
        $message->save();

        if ($before !== $report->status) {
            $this->audit->record('sms.reported', $message, ['status' => $before->value], ['status' => $report->status->value, 'source' => 'intake']);
        }
    }

    private static function rank(SmsStatus $status): int
    {
        return match ($status) {
            SmsStatus::Delivered => 3,
            SmsStatus::Failed => 2,
            SmsStatus::Sent => 1,
            default => 0,
        };
    }
}
