<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Withdrawals\LockedWithdrawal;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Domain\Withdrawals\WithdrawalTransitions;
use App\Enums\NotificationType;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Marks a withdrawal as checked, so that it can be approved. */
final readonly class CheckWithdrawal
{
    public function __construct(
        private WithdrawalRules $rules,
        private HoldWithdrawal $hold,
        private WithdrawalTransitions $steps,
        private AuditTrail $audit,
        private SettledWorkNotifier $notifications,
        private WithdrawalNotifier $notifier,
    ) {}

    /**
     * @param  int|null  $seenAccountId  the bank account on the checker's page, 0 for none; null when any will do
     *
     * @throws ChangedMeanwhileException when the withdrawal was decided in the meantime
     * @throws OperationRefusedException when it is the user's own request, is not covered, or has another bank account
     */
    public function handle(Withdrawal $withdrawal, User $checker, ?int $seenAccountId = null): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $checker, $seenAccountId): Withdrawal {
            $held = LockedWithdrawal::of($withdrawal);
            $checked = $held->withdrawal;
            if ($checked->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            if ($seenAccountId !== null && $seenAccountId !== (int) $checked->bank_account_id) {
                throw new OperationRefusedException(
                    'A colleague chose another bank account in the meantime. Review the new account, then check the withdrawal.',
                );
            }
            $destination = $checked->bank_account_id === null ? null : BankAccount::query()->sharedLock()->find($checked->bank_account_id);
            if ($checked->requested_by !== $checker->id) {
                $this->hold->hold($checked, $checker);
            }
            $why = $this->rules->againstCheck($checked, $checker, $destination);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }

            $this->steps->take($checked, WithdrawalStatus::Checked, $checker);
            $this->audit->record(
                'withdrawal.checked',
                $checked,
                ['status' => WithdrawalStatus::Pending->value],
                ['status' => WithdrawalStatus::Checked->value],
                $checker->id,
            );
            $this->notifications->settled(NotificationType::Withdrawal, $checked);
            $this->notifier->changed($checked);

            return $checked;
        }, 3);
    }
}
