<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\ClientStatusRule;
use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Auth\Access\Response;

/**
 * Actions on single clients. The ability viewClients opens the pages.
 *
 * Account managers see every client and edit their own and their team's ({@see EditScope}).
 */
final readonly class ClientPolicy
{
    public function __construct(private CurrentImpersonation $impersonation, private EditScope $scope) {}

    public function view(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::ViewClients);
    }

    /** The form contains contact details, so only users who see these may open it. */
    public function update(User $user, Client $client): Response
    {
        return match (true) {
            ! $this->view($user, $client) => Response::deny(),
            $user->isReadOnly() => Response::deny('You can’t edit clients because your role only reads.'),
            ! ContactMask::isLifted($user) => Response::deny('You can’t edit clients because you can’t see contact details.'),
            ! $this->isInScope($user, $client) => Response::deny('You can’t edit this client because another team manages it.'),
            default => Response::allow(),
        };
    }

    public function rate(User $user, Client $client): bool
    {
        return $this->view($user, $client) && $this->isInScope($user, $client);
    }

    /** May add to a record without changing it: notes, files, background, and with viewSMSPanel messages, emails and SMS opt-outs. */
    public function contribute(User $user, Client $client): bool
    {
        return $this->view($user, $client);
    }

    /** May reveal masked contact details once. Not during an impersonation. */
    public function revealContact(User $user, Client $client): bool
    {
        return $this->view($user, $client) && $this->impersonation->find() === null;
    }

    /** Limits, self-exclusion, BetStop checks and Genweb entries. RSG staff may do this for every client. Not during an impersonation. */
    public function protect(User $user, Client $client): bool
    {
        return $this->view($user, $client) && $user->hasAbility(Ability::ViewRsg) && $this->impersonation->find() === null;
    }

    public function workRsgEvents(User $user, Client $client): bool
    {
        return $this->view($user, $client) && $user->hasAbility(Ability::ViewRsgEvents) && $this->impersonation->find() === null;
    }

    /** May merge two records: staff who check identities. Not during an impersonation. */
    public function merge(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients) && $user->hasAbility(Ability::RiskCheckClients) && $this->impersonation->find() === null;
    }

    /**
     * Risk staff may reopen a client, because a risk check often closes one. Never after an exclusion, even a lifted one: the person
     * opens a new account (Interactive Gambling Act 2001 (Cth), s 61MC(1)(g)).
     */
    public function reopen(User $user, Client $client): bool
    {
        return $this->view($user, $client)
            && $user->hasAbility(Ability::RiskCheckClients)
            && $this->isInScope($user, $client)
            && $this->impersonation->find() === null
            && ClientStatusRule::closure($client) === null;
    }

    public function checkRisk(User $user, Client $client): bool
    {
        return $user->hasAbility(Ability::RiskCheckClients) && $this->impersonation->find() === null;
    }

    /** A worker makes the changes later and knows only one user, so this is not allowed while impersonating. */
    public function changeMany(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients) && ContactMask::isLifted($user) && $this->impersonation->find() === null;
    }

    /** Personal data is exported, so this is not allowed while impersonating. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && $user->hasAbility(Ability::ViewReportExports)
            && $this->impersonation->find() === null;
    }

    private function isInScope(User $user, Client $client): bool
    {
        return $this->scope->includes($user, $client->account_manager_id);
    }
}
