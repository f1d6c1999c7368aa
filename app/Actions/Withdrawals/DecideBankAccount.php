<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Ledger\ClientLock;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Verifies or blocks a client's bank account, with the evidence. */
final readonly class DecideBankAccount
{
    public function __construct(private WithdrawalRules $rules, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /**
     * @param  BankAccountStatus::Verified|BankAccountStatus::Blocked  $status
     * @param  BankAccountStatus  $seen  on the user's page
     *
     * @throws ChangedMeanwhileException when the account has another status than the user saw, or already has the new status
     * @throws OperationRefusedException when the user may not verify this account
     */
    public function handle(BankAccount $account, BankAccountStatus $status, BankAccountStatus $seen, string $evidence, User $decider): BankAccount
    {
        return DB::transaction(function () use ($account, $status, $seen, $evidence, $decider): BankAccount {
            // Locked in the order of every money action, so an approval comes before this or after it.
            ClientLock::hold($account->client_id);
            $waiting = Withdrawal::query()->where('client_id', $account->client_id)->where('bank_account_id', $account->id)
                ->whereIn('status', WithdrawalStatus::open())->orderBy('id')->lockForUpdate()->get();
            $decided = BankAccount::query()->lockForUpdate()->findOrFail($account->id);
            $before = $decided->status;
            $requesters = array_values(array_filter($waiting->pluck('requested_by')->all(), is_int(...)));
            $isDone = $before === $status && ! ($status === BankAccountStatus::Verified && WithdrawalRules::needsVerifying($decided, $requesters));
            if ($isDone || $before !== $seen) {
                throw ChangedMeanwhileException::decided('bank account', mb_strtolower($before->label()), $decided->decidedBy, $decided->decided_at);
            }
            $why = $status === BankAccountStatus::Verified ? $this->rules->againstVerifying($decided, $decider, $requesters) : null;
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }

            $decided->update(['status' => $status, 'decided_by' => $decider->id, 'decided_at' => now(), 'evidence' => $evidence]);
            $this->audit->record("bank_account.{$status->value}", $decided, ['status' => $before->value], [
                'status' => $status->value, 'account' => $decided->masked(), 'evidence' => $evidence,
            ], $decider->id);
            $waiting->each($this->notifier->changed(...));

            return $decided;
        }, 3);
    }
}
