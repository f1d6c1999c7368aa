<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** The bank account that staff choose for a withdrawal: one of the client's, or a new one, which a colleague then verifies. */
final readonly class PayoutDestinations
{
    public function __construct(private BankAccountRepository $accounts, private AuditTrail $audit) {}

    /**
     * Call it inside the transaction of the step, with the client locked.
     *
     * @throws ValidationException on `bank_account_id`
     */
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

    /** Identifies a destination without its number. */
    public function identity(int|BankDestination $destination): int|string
    {
        return $destination instanceof BankDestination ? $this->accounts->fingerprintOf($destination) : $destination;
    }
}
