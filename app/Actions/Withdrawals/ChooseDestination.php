<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\BankDestination;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Withdrawals\DestinationBook;
use App\Services\Withdrawals\WithdrawalHold;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;

/** Where the money of a request goes that came without it, or whose bank account was blocked; before it is checked. */
final readonly class ChooseDestination
{
    public function __construct(private DestinationBook $destinations, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see DecidedAlready} once it was checked, {@see MoveRefused} where it goes somewhere already, and a ValidationException
     * on `bank_account_id` for another client's or a blocked account.
     */
    public function handle(Withdrawal $withdrawal, int|BankDestination $destination, User $chooser): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $destination, $chooser): Withdrawal {
            $held = WithdrawalHold::of($withdrawal);
            if ($held->withdrawal->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            $before = $held->withdrawal->bank_account_id;
            $account = $this->destinations->take($held->withdrawal->client_id, $destination, $chooser);
            if ($account->id === $before) {
                return $held->withdrawal;
            }
            $current = $before === null ? null : BankAccount::query()->find($before);
            if ($current !== null && $current->status !== BankAccountStatus::Blocked) {
                throw new MoveRefused("This withdrawal goes to {$current->masked()} already; another account is chosen only once that one is blocked. If the client wants it elsewhere, cancel it and have them ask again.");
            }

            $held->withdrawal->update(['bank_account_id' => $account->id]);
            $this->audit->record('withdrawal.destination_chosen', $held->withdrawal, ['bank_account_id' => $before], ['bank_account_id' => $account->id, 'account' => $account->masked()], $chooser->id);
            $this->teller->changed($held->withdrawal);

            return $held->withdrawal;
        }, 3);
    }
}
