<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use App\Services\Withdrawals\WithdrawalRules;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;

/** Says that a client's bank account is the client's, or that nothing may be paid to it, and by what that is known. */
final readonly class DecideBankAccount
{
    public function __construct(private WithdrawalRules $rules, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see DecidedAlready} when it is so by now, and {@see MoveRefused} for who may not verify this one.
     *
     * @param  BankAccountStatus::Verified|BankAccountStatus::Blocked  $status
     */
    public function handle(BankAccount $account, BankAccountStatus $status, string $evidence, User $decider): BankAccount
    {
        return DB::transaction(function () use ($account, $status, $evidence, $decider): BankAccount {
            // In the order of everything with money: an approval that is under way comes before this or after it.
            MoneyBlock::hold($account->client_id);
            $waiting = Withdrawal::query()->where('client_id', $account->client_id)->where('bank_account_id', $account->id)
                ->whereIn('status', WithdrawalStatus::open())->orderBy('id')->lockForUpdate()->get();
            $decided = BankAccount::query()->lockForUpdate()->findOrFail($account->id);
            $before = $decided->status;
            $requesters = array_values(array_filter($waiting->pluck('requested_by')->all(), is_int(...)));
            if ($before === $status && ! ($status === BankAccountStatus::Verified && WithdrawalRules::needsVerifying($decided, $requesters))) {
                throw new DecidedAlready('bank account', mb_strtolower($status->label()), $decided->decidedBy, $decided->decided_at);
            }
            $why = $status === BankAccountStatus::Verified ? $this->rules->againstVerifying($decided, $decider, $requesters) : null;
            if ($why !== null) {
                throw new MoveRefused($why);
            }

            $decided->update(['status' => $status, 'decided_by' => $decider->id, 'decided_at' => now(), 'evidence' => $evidence]);
            $this->audit->record("bank_account.{$status->value}", $decided, ['status' => $before->value], [
                'status' => $status->value, 'account' => $decided->masked(), 'evidence' => $evidence,
            ], $decider->id);
            $waiting->each($this->teller->changed(...));

            return $decided;
        }, 3);
    }
}
