<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Withdrawals\LockedWithdrawal;
use App\Domain\Withdrawals\WithdrawalCancellations;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\NotificationType;
use App\Enums\WithdrawalStatus;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Cancels a withdrawal for the client.
 *
 * A cancellation that arrives before its request is stored and applied by {@see RequestWithdrawal}.
 */
final readonly class CancelWithdrawal
{
    public function __construct(
        private SettledWorkNotifier $notifications,
        private WithdrawalCancellations $cancellations,
        private WithdrawalNotifier $notifier,
    ) {}

    /**
     * @return Withdrawal|null the cancelled withdrawal; null while its request is unknown
     *
     * @throws ChangedMeanwhileException when it is approved, paid, failed or declined
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

            $withdrawal = LockedWithdrawal::of($known)->withdrawal;
            if ($withdrawal->status === WithdrawalStatus::Cancelled) {
                return $withdrawal;
            }
            if (! in_array($withdrawal->status, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw ChangedMeanwhileException::decided('withdrawal', $withdrawal->status->value);
            }

            $this->cancellations->apply($withdrawal, $reason, $cancelledAt);
            $this->notifications->settled(NotificationType::Withdrawal, $withdrawal);
            $this->notifier->changed($withdrawal);

            return $withdrawal;
        });
    }
}
