<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;

/** Rights to request bonuses for clients, and to approve or reverse them. Impersonated users have none of them. */
final readonly class BonusClaimPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    /** Request a bonus, and record its result. Account managers do this for their own clients and their team's. */
    public function create(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $user->hasAbility(Ability::ViewBonusPromotions)
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }

    /** Approve and reverse, with the same limit for account managers. The action refuses the requester's own approval. */
    public function decide(User $user, Client $client): bool
    {
        return $this->decideAny($user) && $this->scope->includes($user, $client->account_manager_id);
    }

    /** Approve and reverse for at least some clients. */
    public function decideAny(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && ($user->hasAbility(Ability::RiskCheckClients) || $user->hasAbility(Ability::ViewBonusRules))
            && ! $user->isReadOnly()
            && $this->impersonation->find() === null;
    }
}
