<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\Dollars;

/**
 * Why a user can't take a step with a withdrawal now, as a sentence; null when they can. The screen and the actions both use it.
 * The policy decides who may take such steps at all.
 */
final readonly class WithdrawalRules
{
    public function againstHold(Withdrawal $withdrawal): ?string
    {
        return $this->short($withdrawal) > 0 ? $this->notHeld($withdrawal) : null;
    }

    /**
     * The check itself holds money that arrived since. It fixes the destination.
     *
     * @param  BankAccount|null  $destination  as it is now
     */
    public function againstCheck(Withdrawal $withdrawal, User $checker, ?BankAccount $destination): ?string
    {
        return match (true) {
            $withdrawal->requested_by === $checker->id => 'You requested this withdrawal. A colleague must check it.',
            $destination === null => 'This withdrawal has no bank account. Choose one first.',
            $destination->client_id !== $withdrawal->client_id => 'This bank account belongs to another client. Choose another one first.',
            $destination->status === BankAccountStatus::Blocked => 'This bank account is blocked. Choose another one first.',
            $withdrawal->held_at === null && $this->short($withdrawal) > 0 => $this->notHeld($withdrawal),
            default => null,
        };
    }

    /** @param  BankAccount|null  $destination  as it is now */
    public function againstApproval(Withdrawal $withdrawal, User $approver, ?BankAccount $destination): ?string
    {
        $large = Dollars::of($withdrawal->amount_cents);

        return match (true) {
            $withdrawal->requested_by === $approver->id => 'You requested this withdrawal. A colleague must approve it.',
            $withdrawal->needs_dual_approval && $withdrawal->checked_by === $approver->id => "You checked this withdrawal. For {$large}, a colleague must approve it.",
            $withdrawal->needs_dual_approval && $approver->cannot('approveLargeWithdrawals') => "A withdrawal of {$large} needs a payments manager’s approval.",
            $withdrawal->held_at === null => $this->notHeld($withdrawal),
            $destination === null => 'This withdrawal has no bank account. Cancel it and ask the client.',
            $destination->client_id !== $withdrawal->client_id => 'This bank account belongs to another client. Cancel the withdrawal and ask the client for another one.',
            $destination->status === BankAccountStatus::Blocked => 'This bank account is blocked. Cancel the withdrawal and ask the client for another one.',
            $destination->status !== BankAccountStatus::Verified => 'This bank account is not verified yet. Verify it first.',
            $destination->decided_by !== null && $destination->decided_by === $withdrawal->requested_by => 'The requester of this withdrawal verified its bank account. A colleague must verify it too.',
            default => null,
        };
    }

    /** Whether another bank account can be chosen before the check. The undo of a merge can leave the account with the other client. */
    public static function needsDestination(Withdrawal $withdrawal, ?BankAccount $account): bool
    {
        return $account === null || $account->client_id !== $withdrawal->client_id || $account->status === BankAccountStatus::Blocked;
    }

    /** For cancelling and declining. */
    public function againstEnding(Withdrawal $withdrawal): ?string
    {
        if ($withdrawal->status !== WithdrawalStatus::Approved) {
            return null;
        }
        $claim = PayoutClaim::on($withdrawal);
        if ($claim !== null) {
            return "{$claim->words()}. Wait until they mark it as paid or release it.";
        }
        $item = PaymentBatchItem::liveOf($withdrawal->id);

        return $item === null
            ? null
            : "This withdrawal is in payment batch {$item->payment_batch_id}. Remove it from the batch first, or wait for the bank’s result.";
    }

    /**
     * An account verified by a requester needs another verification.
     *
     * @param  list<int>  $requesters  requesters of the open withdrawals to this account
     */
    public static function needsVerifying(BankAccount $account, array $requesters): bool
    {
        return $account->status !== BankAccountStatus::Verified || in_array($account->decided_by, $requesters, true);
    }

    /** @param  list<int>  $requesters  requesters of the open withdrawals to this account */
    public function againstVerifying(BankAccount $account, User $verifier, array $requesters): ?string
    {
        return match (true) {
            $account->added_by === $verifier->id => 'You added this bank account. A colleague must verify it.',
            in_array($verifier->id, $requesters, true) => 'You requested a withdrawal to this bank account. A colleague must verify it.',
            default => null,
        };
    }

    public static function insufficientFunds(int $shortCents): string
    {
        return 'Insufficient funds: '.Dollars::of($shortCents).' short. Hold the money once the client has it.';
    }

    private function notHeld(Withdrawal $withdrawal): string
    {
        $short = $this->short($withdrawal);

        return $short > 0 ? self::insufficientFunds($short) : 'The money is not held. Hold it first.';
    }

    private function short(Withdrawal $withdrawal): int
    {
        return $withdrawal->amount_cents - (int) Client::withTrashed()->whereKey($withdrawal->client_id)->value('balance_cents');
    }
}
