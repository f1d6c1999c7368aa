<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Messages\AutoMessageScheduler;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Withdrawals\LockedWithdrawal;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Enums\AutoMessageTrigger;
use App\Enums\NotificationType;
use App\Enums\TransactionStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\CancellationReason;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Cancels or declines a withdrawal and releases the held money. */
final readonly class EndWithdrawal
{
    public function __construct(
        private WithdrawalRules $rules,
        private WithdrawalLedger $ledger,
        private AuditTrail $audit,
        private SettledWorkNotifier $notifications,
        private WithdrawalNotifier $notifier,
        private AutoMessageScheduler $autoMessages,
    ) {}

    /**
     * An inactive reason is a ValidationException on `cancellation_reason_id`.
     *
     * @param  WithdrawalStatus::Cancelled|WithdrawalStatus::Declined  $status
     * @param  WithdrawalStatus  $seen  on the user's page
     *
     * @throws ChangedMeanwhileException when the withdrawal has another status than the user saw
     * @throws OperationRefusedException when it is in a payment batch or being paid manually
     */
    public function handle(Withdrawal $withdrawal, WithdrawalStatus $status, WithdrawalStatus $seen, int $reasonId, ?string $note, User $ender): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $status, $seen, $reasonId, $note, $ender): Withdrawal {
            $held = LockedWithdrawal::of($withdrawal);
            $ended = $held->withdrawal;
            $before = $ended->status;
            if (! $before->isOpen() || $before !== $seen) {
                throw $held->decided();
            }
            $why = $this->rules->againstEnding($ended);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }
            $reason = CancellationReason::query()->where('is_active', true)->find($reasonId)
                ?? throw ValidationException::withMessages(['cancellation_reason_id' => 'Choose one of the reasons.']);

            $ended->update(['status' => $status, 'cancellation_reason_id' => $reason->id, 'reason' => $note, 'ended_by' => $ender->id, 'ended_at' => now()]);
            $this->ledger->released($ended, $status === WithdrawalStatus::Declined ? TransactionStatus::Declined : TransactionStatus::Cancelled);
            $this->audit->record("withdrawal.{$status->value}", $ended, ['status' => $before->value], array_filter([
                'status' => $status->value, 'cancellation_reason' => $reason->title, 'reason' => $note,
            ]), $ender->id);
            $this->notifications->settled(NotificationType::Withdrawal, $ended);
            $this->notifier->changed($ended);
            if ($status === WithdrawalStatus::Declined) {
                $this->autoMessages->paid(AutoMessageTrigger::WithdrawalDeclined, collect([$ended]));
            }

            return $ended;
        }, 3);
    }
}
