<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;

/** Rights to decide about money, not only to see it. Impersonated users have none of them. */
final readonly class MoneyPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** Match, approve, reject, return, split, undo; reconcile. */
    public function handleDeposits(User $user): bool
    {
        return $this->handles($user, Ability::ViewDeposits);
    }

    /** Stop or resume automatic matching: staff responsible for the ledger. */
    public function switchAutoMatch(User $user): bool
    {
        return $this->handleDeposits($user) && $user->approvesLargeWithdrawals();
    }

    /** Not while impersonating, because the file has payers' names. */
    public function exportDeposits(User $user): bool
    {
        return $user->hasAbility(Ability::ViewDeposits) && $user->hasAbility(Ability::ViewReportExports) && $this->impersonation->find() === null;
    }

    /** Check a withdrawal: payments staff and risk analysts. */
    public function checkWithdrawals(User $user): bool
    {
        return $user->hasAbility(Ability::ViewWithdrawals)
            && ($user->handlesPayments() || $user->hasAbility(Ability::RiskCheckClients))
            && $this->impersonation->find() === null;
    }

    /** Approve, decline, cancel, pay. The actions refuse the requester's own decision. */
    public function handleWithdrawals(User $user): bool
    {
        return $this->handles($user, Ability::ViewWithdrawals);
    }

    /** At or above the second-approver threshold of the limits guide. */
    public function approveLargeWithdrawals(User $user): bool
    {
        return $this->handleWithdrawals($user) && $user->approvesLargeWithdrawals();
    }

    public function handleDuplicates(User $user): bool
    {
        return $this->handles($user, Ability::ViewTransactions) && $user->hasAbility(Ability::ViewDuplicateOskoDeposits);
    }

    private function handles(User $user, Ability $ability): bool
    {
        return $user->hasAbility($ability) && $user->handlesPayments() && $this->impersonation->find() === null;
    }
}
