<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;

/** Transfers between a client's site accounts. Not during an impersonation. */
final readonly class TransferPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    /** Account managers request transfers for their own clients and their team's. */
    public function create(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }

    /**
     * Approve, decline or mark as sent, confirmed or failed. Payments staff act for all clients, account managers for their
     * own and their team's. AdvanceTransfer refuses a decision by the requester.
     */
    public function settle(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $user->hasAbility(Ability::ViewWithdrawals)
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }
}
