<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Messages\DeliveryState;
use App\Enums\MessageDirection;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\SmsDeliveryReport;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\DB;

/**
 * Records a delivery report of an outbound SMS.
 *
 * A report may arrive before the gateway's id of the message is stored. {@see ApplyWaitingDeliveryReports} applies it later.
 */
final readonly class ReportSmsDelivery
{
    public function __construct(private DeliveryState $state) {}

    /**
     * @return SmsMessage|null null while the message is unknown
     *
     * @throws ReferenceTakenException when the id belongs to an inbound message
     */
    public function handle(SmsDeliveryReport $new): ?SmsMessage
    {
        return DB::transaction(function () use ($new): ?SmsMessage {
            $message = SmsMessage::query()->where('provider_id', $new->provider_id)->lockForUpdate()->first();

            if ($message === null) {
                CreateOnce::of(
                    SmsDeliveryReport::class,
                    ['provider_id' => $new->provider_id, 'status' => $new->status->value],
                    $new->only(['error', 'occurred_at']),
                );

                return null;
            }
            if ($message->direction !== MessageDirection::Outbound) {
                throw new ReferenceTakenException('provider_id');
            }

            $this->state->apply($new, $message);

            return $message;
        });
    }
}
