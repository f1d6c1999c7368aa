<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\NotificationType;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Withdrawals\WithdrawalHold;
use App\Services\Withdrawals\WithdrawalRules;
use App\Services\Withdrawals\WithdrawalSteps;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;

/** Somebody has looked at the request and at the client: it may be approved. */
final readonly class CheckWithdrawal
{
    public function __construct(
        private WithdrawalRules $rules,
        private HoldWithdrawal $hold,
        private WithdrawalSteps $steps,
        private AuditTrail $audit,
        private MarkNotificationsRead $notifications,
        private WithdrawalTeller $teller,
    ) {}

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, and {@see MoveRefused} for one's own request, for one that is not
     * covered, and for one that goes elsewhere than was seen.
     *
     * @param  int|null  $seenAccountId  where the money goes, as the checker saw it, 0 for nowhere yet; null for whoever looks now
     */
    public function handle(Withdrawal $withdrawal, User $checker, ?int $seenAccountId = null): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $checker, $seenAccountId): Withdrawal {
            $held = WithdrawalHold::of($withdrawal);
            $checked = $held->withdrawal;
            if ($checked->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            if ($seenAccountId !== null && $seenAccountId !== (int) $checked->bank_account_id) {
                throw new MoveRefused('Somebody has chosen another bank account since you opened this. Look at where the money goes now, then check it.');
            }
            $destination = $checked->bank_account_id === null ? null : BankAccount::query()->sharedLock()->find($checked->bank_account_id);
            if ($checked->requested_by !== $checker->id) {
                // The money may have come since.
                $this->hold->hold($checked, $checker);
            }
            $why = $this->rules->againstCheck($checked, $checker, $destination);
            if ($why !== null) {
                throw new MoveRefused($why);
            }

            $this->steps->take($checked, WithdrawalStatus::Checked, $checker);
            $this->audit->record('withdrawal.checked', $checked, ['status' => WithdrawalStatus::Pending->value], ['status' => WithdrawalStatus::Checked->value], $checker->id);
            $this->notifications->settled(NotificationType::Withdrawal, $checked);
            $this->teller->changed($checked);

            return $checked;
        }, 3);
    }
}
