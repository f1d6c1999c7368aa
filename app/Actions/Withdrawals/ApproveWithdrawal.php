<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

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
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/** The money of a checked withdrawal may go to the bank. */
final readonly class ApproveWithdrawal
{
    public function __construct(private WithdrawalRules $rules, private WithdrawalSteps $steps, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, and {@see MoveRefused} for whoever may not approve this one,
     * for a destination that is not verified, and for an excluded or closed client whom the approver did not say they know of.
     *
     * @param  bool  $isAware  of what stands against the client, as the approver ticked
     */
    public function handle(Withdrawal $withdrawal, User $approver, bool $isAware = false): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $approver, $isAware): Withdrawal {
            $held = WithdrawalHold::of($withdrawal);
            $approved = $held->withdrawal;
            if ($approved->status === WithdrawalStatus::Pending) {
                throw new MoveRefused('This withdrawal is not checked yet. Check it first.');
            }
            if ($approved->status !== WithdrawalStatus::Checked) {
                throw $held->decided();
            }
            $warnings = WithdrawalRules::warnings($held->client);
            $destination = $approved->bank_account_id === null ? null : BankAccount::query()->sharedLock()->find($approved->bank_account_id);
            $why = $this->rules->againstApproval($approved, $approver, $destination)
                ?? ($warnings === [] || $isAware ? null : 'This client is '.Arr::join($warnings, ', ', ' and ').'. Tick that you know it before you approve.');
            if ($why !== null) {
                throw new MoveRefused($why);
            }

            $this->steps->take($approved, WithdrawalStatus::Approved, $approver);
            $this->audit->record('withdrawal.approved', $approved, ['status' => WithdrawalStatus::Checked->value], array_filter([
                'status' => WithdrawalStatus::Approved->value, 'amount_cents' => $approved->amount_cents, 'bank_account_id' => $approved->bank_account_id,
                'known_of_client' => Arr::join($warnings, ', ', ' and '),
            ]), $approver->id);
            $this->teller->changed($approved);

            return $approved;
        }, 3);
    }
}
