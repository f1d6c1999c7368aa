<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;

/** Rights to request withdrawals for a client. {@see MoneyPolicy} has the rights to decide on them. Impersonated users have none of them. */
final readonly class WithdrawalPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    /** For at least some clients. */
    public function request(User $user): bool
    {
        return $user->hasAbility(Ability::ViewWithdrawals) && $user->hasAbility(Ability::ViewClients) && $this->impersonation->find() === null;
    }

    /** Account managers request for their own clients and their team's. */
    public function create(User $user, Client $client): bool
    {
        return $this->request($user) && $this->scope->includes($user, $client->account_manager_id);
    }

    /** Choose the bank account of a request without one. */
    public function direct(User $user, Withdrawal $withdrawal): bool
    {
        return $this->create($user, Client::withTrashed()->findOrFail($withdrawal->client_id));
    }

    /** Not while impersonating, because the data leaves Paddock. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewWithdrawals) && $user->hasAbility(Ability::ViewReportExports) && $this->impersonation->find() === null;
    }
}
