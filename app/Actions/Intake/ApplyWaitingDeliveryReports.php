<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Messages\DeliveryState;
use App\Enums\MessageDirection;
use App\Models\SmsDeliveryReport;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\DB;

/** Applies delivery reports that arrived before their messages, and deletes old ones. */
final readonly class ApplyWaitingDeliveryReports
{
    private const KEEP_DAYS = 30;

    private const AT_ONCE = 500;

    public function __construct(private DeliveryState $state) {}

    /** @return int how many were applied; a failing one is reported and doesn't stop the others */
    public function handle(): int
    {
        $ids = SmsDeliveryReport::query()
            ->whereExists(
                SmsMessage::query()
                    ->where('direction', MessageDirection::Outbound)
                    ->whereColumn('provider_id', 'sms_delivery_reports.provider_id')
                    ->toBase(),
            )
            ->orderBy('id')
            ->limit(self::AT_ONCE)
            ->pluck('id');
        $applied = $ids->filter(fn (int $id): bool => rescue(fn (): bool => $this->apply($id), false))->count();

        SmsDeliveryReport::query()->where('created_at', '<', now()->subDays(self::KEEP_DAYS))->delete();

        return $applied;
    }

    private function apply(int $id): bool
    {
        return DB::transaction(function () use ($id): bool {
            $report = SmsDeliveryReport::query()->lockForUpdate()->find($id);
            $message = $report === null ? null : SmsMessage::query()->where('provider_id', $report->provider_id)->lockForUpdate()->first();
            if ($report === null || $message === null) {
                return false;
            }

            $this->state->apply($report, $message);

            return (bool) $report->delete();
        });
    }
}
