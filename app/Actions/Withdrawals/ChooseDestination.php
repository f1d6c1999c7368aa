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
use App\Services\Withdrawals\WithdrawalHold;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Where the money of a request goes that came without it, or whose bank account was blocked; before it is checked. */
final readonly class ChooseDestination
{
    public function __construct(private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /** Throws {@see DecidedAlready} once it was checked, and a ValidationException on `bank_account_id` for another client's or a blocked account. */
    public function handle(Withdrawal $withdrawal, int $bankAccountId, User $chooser): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $bankAccountId, $chooser): Withdrawal {
            $held = WithdrawalHold::of($withdrawal->id);
            if ($held->withdrawal->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            $account = BankAccount::query()->where('client_id', $held->withdrawal->client_id)->where('status', '<>', BankAccountStatus::Blocked)->lockForUpdate()->find($bankAccountId)
                ?? throw ValidationException::withMessages(['bank_account_id' => 'Choose a bank account of this client that is not blocked.']);

            $before = $held->withdrawal->bank_account_id;
            $held->withdrawal->update(['bank_account_id' => $account->id]);
            $this->audit->record('withdrawal.destination_chosen', $held->withdrawal, ['bank_account_id' => $before], ['bank_account_id' => $account->id, 'account' => $account->masked()], $chooser->id);
            $this->teller->changed($held->withdrawal);

            return $held->withdrawal;
        }, 3);
    }
}
