<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\MessageDirection;
use App\Models\SmsDeliveryReport;
use App\Models\SmsMessage;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\DeliveryState;
use App\Services\Intake\NewDeliveryReport;
use Illuminate\Support\Facades\DB;

/**
 * Notes what became of an SMS of ours.
 *
 * A gateway may report before we have stored the id it gave the message, and many gateways do not repeat a report that was
 * refused. Such a report waits for its message: see {@see ApplyWaitingDeliveryReports}.
 */
final readonly class ReportSmsDelivery
{
    public function __construct(private DeliveryState $state) {}

    /**
     * Throws {@see ReferenceTaken} when the id is that of a message we received.
     *
     * @return SmsMessage|null null while the report waits for its message
     */
    public function handle(NewDeliveryReport $new): ?SmsMessage
    {
        return DB::transaction(function () use ($new): ?SmsMessage {
            $message = SmsMessage::query()->where('provider_id', $new->provider_id)->lockForUpdate()->first();

            if ($message === null) {
                CreateOnce::of(SmsDeliveryReport::class, ['provider_id' => $new->provider_id, 'status' => $new->status->value], [
                    'error' => $new->error, 'occurred_at' => $new->occurred_at,
                ]);

                return null;
            }
            if ($message->direction !== MessageDirection::Outbound) {
                throw new ReferenceTaken('provider_id');
            }

            $this->state->apply($new, $message);

            return $message;
        });
    }
}
