<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\NotificationType;
use App\Enums\TransactionStatus;
use App\Enums\WithdrawalStatus;
use App\Models\CancellationReason;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Withdrawals\WithdrawalHold;
use App\Services\Withdrawals\WithdrawalRules;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Cancels a withdrawal (nobody wants it any more) or declines it (we do not pay it): what was held is the client's again. */
final readonly class EndWithdrawal
{
    public function __construct(
        private WithdrawalRules $rules,
        private WithdrawalLedger $ledger,
        private AuditTrail $audit,
        private MarkNotificationsRead $notifications,
        private WithdrawalTeller $teller,
    ) {}

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, {@see MoveRefused} while a payment batch has it, and a
     * ValidationException on `cancellation_reason_id` for a reason that is not offered any more.
     *
     * @param  WithdrawalStatus::Cancelled|WithdrawalStatus::Declined  $status
     * @param  WithdrawalStatus  $seen  as whoever ends it saw it: what was approved in the meantime is not undone unawares
     * @param  string|null  $note  beside the reason
     */
    public function handle(Withdrawal $withdrawal, WithdrawalStatus $status, WithdrawalStatus $seen, int $reasonId, ?string $note, User $ender): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $status, $seen, $reasonId, $note, $ender): Withdrawal {
            $held = WithdrawalHold::of($withdrawal);
            $ended = $held->withdrawal;
            $before = $ended->status;
            if (! $before->isOpen() || $before !== $seen) {
                throw $held->decided();
            }
            $why = $this->rules->againstEnding($ended);
            if ($why !== null) {
                throw new MoveRefused($why);
            }
            $reason = CancellationReason::query()->where('is_active', true)->find($reasonId)
                ?? throw ValidationException::withMessages(['cancellation_reason_id' => 'Choose one of the reasons.']);

            $ended->update(['status' => $status, 'cancellation_reason_id' => $reason->id, 'reason' => $note, 'ended_by' => $ender->id, 'ended_at' => now()]);
            $this->ledger->released($ended, $status === WithdrawalStatus::Declined ? TransactionStatus::Declined : TransactionStatus::Cancelled);
            $this->audit->record("withdrawal.{$status->value}", $ended, ['status' => $before->value], array_filter([
                'status' => $status->value, 'cancellation_reason' => $reason->title, 'reason' => $note,
            ]), $ender->id);
            $this->notifications->settled(NotificationType::Withdrawal, $ended);
            $this->teller->changed($ended);

            return $ended;
        }, 3);
    }
}
