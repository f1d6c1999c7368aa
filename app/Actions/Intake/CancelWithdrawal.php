<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\NotificationType;
use App\Enums\WithdrawalStatus;
use App\Models\Withdrawal;
use App\Services\Intake\WithdrawalCancellations;
use App\Services\Withdrawals\WithdrawalHold;
use App\Services\Withdrawals\WithdrawalTeller;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * The client took a withdrawal back: nobody has to look at it any more.
 *
 * A cancellation may overtake its request, and many senders do not repeat what was refused. Such a one waits for it: see
 * {@see RequestWithdrawal}.
 */
final readonly class CancelWithdrawal
{
    public function __construct(private MarkNotificationsRead $read, private WithdrawalCancellations $cancellations, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see WithdrawalDecided} once it was approved, paid, failed or declined.
     *
     * @return Withdrawal|null cancelled, by this call or before it; null while the cancellation waits for its request
     */
    public function handle(string $reference, ?string $reason, CarbonImmutable $cancelledAt): ?Withdrawal
    {
        return DB::transaction(function () use ($reference, $reason, $cancelledAt): ?Withdrawal {
            $this->cancellations->hold($reference);
            $known = Withdrawal::query()->where('reference', $reference)->first();
            if ($known === null) {
                $this->cancellations->await($reference, $reason, $cancelledAt);

                return null;
            }

            $withdrawal = WithdrawalHold::of($known)->withdrawal;
            if ($withdrawal->status === WithdrawalStatus::Cancelled) {
                return $withdrawal;
            }
            if (! in_array($withdrawal->status, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw new WithdrawalDecided($withdrawal->status);
            }

            $this->cancellations->apply($withdrawal, $reason, $cancelledAt);
            $this->read->settled(NotificationType::Withdrawal, $withdrawal);
            $this->teller->changed($withdrawal);

            return $withdrawal;
        });
    }
}
