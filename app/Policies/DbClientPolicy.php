<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Models\DbClient;
use App\Models\User;
use App\Services\Contacts\ContactMask;
use App\Services\DbClients\ProspectScope;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Auth\Access\Response;

/**
 * What a person may do with prospects; that they may open these pages at all is the ability viewDBClients.
 *
 * Contractors (canViewDatabaseOnly) see and call those of their own open lists. Any other prospect is not there for them.
 */
final readonly class DbClientPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function view(User $user, DbClient $prospect): Response
    {
        return $user->hasAbility(Ability::ViewDbClients) && ProspectScope::of($user)->holds($prospect)
            ? Response::allow()
            : Response::denyAsNotFound();
    }

    /** A call is logged by whoever may see whom they called. */
    public function logOutcome(User $user, DbClient $prospect): Response
    {
        return $this->view($user, $prospect);
    }

    /** Lists, bulk work and whatever decides about a prospect: not for contractors. */
    public function manage(User $user): bool
    {
        return $user->hasAbility(Ability::ViewDbClients) && ! $user->hasAbility(Ability::CanViewDatabaseOnly);
    }

    /** The form holds the contact details, so it is for those who see them; what was converted is edited as a lead. */
    public function update(User $user, DbClient $prospect): Response|bool
    {
        $view = $this->view($user, $prospect);

        return $view->denied() ? $view : $this->create($user) && $prospect->status !== DbClientStatus::Converted;
    }

    public function create(User $user): bool
    {
        return $this->manage($user) && ContactMask::isLifted($user);
    }

    public function suppress(User $user, DbClient $prospect): Response|bool
    {
        return $this->decide($user, $prospect);
    }

    /** Whether a suppression of this reason may be lifted at all, the action says. */
    public function lift(User $user, DbClient $prospect): Response|bool
    {
        return $this->decide($user, $prospect);
    }

    public function convert(User $user, DbClient $prospect): Response|bool
    {
        return $this->decide($user, $prospect);
    }

    /** Notes and files: contractors log calls, and see nothing else of a prospect. */
    public function contribute(User $user, DbClient $prospect): Response|bool
    {
        return $this->decide($user, $prospect);
    }

    /** One look at hidden contact details, in one's own name. */
    public function revealContact(User $user, DbClient $prospect): Response|bool
    {
        $view = $this->view($user, $prospect);

        return $view->denied() ? $view : $this->impersonation->find() === null;
    }

    public function check(User $user, DbClient $prospect): Response|bool
    {
        return $this->decide($user, $prospect);
    }

    /** Changes thousands of prospects in one go: for those who also judge who a person is. */
    public function cleanUp(User $user): bool
    {
        return $this->manage($user) && $user->hasAbility(Ability::RiskCheckClients);
    }

    private function decide(User $user, DbClient $prospect): Response|bool
    {
        $view = $this->view($user, $prospect);

        return $view->denied() ? $view : $this->manage($user);
    }
}
