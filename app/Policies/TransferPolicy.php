<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\Client;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;

/** Who asks for transfers between a client's site accounts, and who sees them through. Never in another person's name. */
final readonly class TransferPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    /** Account managers ask for their own clients and their team's. */
    public function create(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }

    /**
     * Approve, decline, mark as sent, confirmed or failed: those who pay out for everybody's clients, account managers for
     * their own and their team's. That the requester does not decide is a rule of the deed itself.
     */
    public function settle(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $user->hasAbility(Ability::ViewWithdrawals)
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }
}
