<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Payments\ExclusionAcknowledgement;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Withdrawals\LockedWithdrawal;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Domain\Withdrawals\WithdrawalTransitions;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves a checked withdrawal for payment. */
final readonly class ApproveWithdrawal
{
    public function __construct(
        private WithdrawalRules $rules,
        private ProtectionGate $gate,
        private WithdrawalTransitions $steps,
        private AuditTrail $audit,
        private WithdrawalNotifier $notifier,
    ) {}

    /**
     * @throws ChangedMeanwhileException when the withdrawal was decided in the meantime
     * @throws OperationRefusedException when the user may not approve it, its bank account is not verified, or an exclusion is not acknowledged
     */
    public function handle(Withdrawal $withdrawal, User $approver, ExclusionAcknowledgement $acknowledgement = new ExclusionAcknowledgement): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $approver, $acknowledgement): Withdrawal {
            $held = LockedWithdrawal::of($withdrawal);
            $approved = $held->withdrawal;
            if ($approved->status === WithdrawalStatus::Pending) {
                throw new OperationRefusedException('This withdrawal is not checked yet. Check it first.');
            }
            if ($approved->status !== WithdrawalStatus::Checked) {
                throw $held->decided();
            }
            $destination = $approved->bank_account_id === null ? null : BankAccount::query()->sharedLock()->find($approved->bank_account_id);
            $why = $this->rules->againstApproval($approved, $approver, $destination);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }
            $known = $acknowledgement->of(collect([$approved->id => $approved->setRelation('client', $held->client)]), 'approve the withdrawal');

            $this->gate->recordWithdrawals([$approved->id => $approved]);
            $this->steps->take($approved, WithdrawalStatus::Approved, $approver);
            $this->audit->record('withdrawal.approved', $approved, ['status' => WithdrawalStatus::Checked->value], array_filter([
                'status' => WithdrawalStatus::Approved->value, 'amount_cents' => $approved->amount_cents, 'bank_account_id' => $approved->bank_account_id,
                'known_of_client' => $known[$approved->id] ?? null,
            ]), $approver->id);
            $this->notifier->changed($approved);

            return $approved;
        }, 3);
    }
}
