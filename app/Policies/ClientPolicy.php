<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\Client;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;

/** What a person may do with clients; who may see them at all is the ability viewClients. */
final readonly class ClientPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function view(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients);
    }

    public function update(User $user, Client $client): bool
    {
        return $this->view($user, $client);
    }

    public function rate(User $user, Client $client): bool
    {
        return $this->view($user, $client);
    }

    /** Closing is often the outcome of a risk check; whoever may check may also take it back. */
    public function reopen(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::RiskCheckClients);
    }

    public function checkRisk(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::RiskCheckClients);
    }

    /** Personal data leaves the program: nobody takes it out in another person's name. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $user->hasAbility(Ability::ViewReportExports)
            && $this->impersonation->find() === null;
    }
}
