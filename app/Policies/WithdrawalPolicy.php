<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;

/** Who requests withdrawals for a client. {@see MoneyPolicy} says who decides on them. Not during an impersonation. */
final readonly class WithdrawalPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    /** For any client at all. */
    public function request(User $user): bool
    {
        return $user->hasAbility(Ability::ViewWithdrawals) && $user->hasAbility(Ability::ViewClients) && $this->impersonation->find() === null;
    }

    /** Account managers request for their own clients and their team's. */
    public function create(User $user, Client $client): bool
    {
        return $this->request($user) && $this->scope->includes($user, $client->account_manager_id);
    }

    /** Says where the money of a request goes that came without it. */
    public function direct(User $user, Withdrawal $withdrawal): bool
    {
        return $this->create($user, Client::withTrashed()->findOrFail($withdrawal->client_id));
    }

    /** Figures leave the program: in one's own name only. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewWithdrawals) && $user->hasAbility(Ability::ViewReportExports) && $this->impersonation->find() === null;
    }
}
