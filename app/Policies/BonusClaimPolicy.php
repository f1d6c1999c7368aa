<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;

/** Who may grant bonuses to clients, and who approves or reverses them. Never while impersonating. */
final readonly class BonusClaimPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    /** Request a bonus and record its progress; account managers for their own clients and their team's. */
    public function create(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $user->hasAbility(Ability::ViewBonusPromotions)
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }

    /** Approve and reverse; account managers as above. The action refuses the requester's own approval. */
    public function decide(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && ($user->hasAbility(Ability::RiskCheckClients) || $user->hasAbility(Ability::ViewBonusRules))
            && $this->scope->includes($user, $client->account_manager_id)
            && $this->impersonation->find() === null;
    }
}
