<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** The bank account that staff name for a withdrawal: one that the client has, or one that they add, which somebody else then verifies. */
final readonly class PayoutDestinations
{
    public function __construct(private BankAccountRepository $accounts, private AuditTrail $audit) {}

    /** Inside the transaction of the step, with the client held. What does not fit is a ValidationException on `bank_account_id`. */
    public function take(int $clientId, int|BankDestination $destination, User $user): BankAccount
    {
        $account = $destination instanceof BankDestination
            ? $this->accounts->of($clientId, $destination)
            : BankAccount::query()->where('client_id', $clientId)->lockForUpdate()->find($destination);
        if ($account === null) {
            throw ValidationException::withMessages(['bank_account_id' => 'Choose a bank account of this client.']);
        }
        if ($account->status === BankAccountStatus::Blocked) {
            throw ValidationException::withMessages(['bank_account_id' => 'This bank account is blocked. Choose another one.']);
        }
        if ($account->wasRecentlyCreated) {
            $account->update(['added_by' => $user->id]);
            $this->audit->record('bank_account.added', $account, after: ['holder' => $account->holder, 'account' => $account->masked()], actorId: $user->id);
        }

        return $account;
    }

    /** What tells one destination from another, without its number in the clear. */
    public function identity(int|BankDestination $destination): int|string
    {
        return $destination instanceof BankDestination ? $this->accounts->fingerprintOf($destination) : $destination;
    }
}
