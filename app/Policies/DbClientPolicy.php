<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\DbClients\DbClientContacts;
use App\Domain\DbClients\DbClientScope;
use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Enums\MessageDirection;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\DbClient;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/**
 * Actions on single DB clients. The ability viewDBClients opens the pages.
 *
 * Contractors (canViewDatabaseOnly) see, call, create, edit and clean up only the DB clients of their own open lists.
 */
final readonly class DbClientPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function view(User $user, DbClient $dbClient): Response
    {
        return $user->hasAbility(Ability::ViewDbClients) && DbClientScope::of($user)->holds($dbClient)
            ? Response::allow()
            : Response::denyAsNotFound();
    }

    /**
     * Everyone who sees the DB client can log a call. So can a contractor when a colleague suppressed or converted the DB client during the
     * call, or took them off the list: the action decides which outcomes still count.
     */
    public function logOutcome(User $user, DbClient $dbClient): Response
    {
        return $user->hasAbility(Ability::ViewDbClients) && (DbClientScope::of($user)->hasListed($dbClient) || self::hasCalled($user, $dbClient))
            ? Response::allow()
            : Response::denyAsNotFound();
    }

    private static function hasCalled(User $user, DbClient $dbClient): bool
    {
        return PhoneLog::query()->where('person_type', $dbClient->getMorphClass())->where('person_id', $dbClient->id)->where('user_id', $user->id)
            ->where('direction', MessageDirection::Outbound)->where('called_at', '>=', now()->subDay())->exists();
    }

    /** Lists, bulk actions and decisions. Not for contractors. */
    public function manage(User $user): bool
    {
        return $user->hasAbility(Ability::ViewDbClients) && ! $user->hasAbility(Ability::CanViewDatabaseOnly);
    }

    /** The form shows contact details, so it requires access to them. A converted DB client is edited as a lead. */
    public function update(User $user, DbClient $dbClient): Response|bool
    {
        $view = $this->view($user, $dbClient);

        return $view->denied() ? $view : DbClientContacts::areShown($user) && $dbClient->status !== DbClientStatus::Converted;
    }

    /** Contractors need an open list for the new DB client. */
    public function create(User $user): bool
    {
        $scope = DbClientScope::of($user);

        return $user->hasAbility(Ability::ViewDbClients) && DbClientContacts::areShown($user) && (! $scope->isOwnListsOnly || $scope->openLists()->exists());
    }

    /** Not during an impersonation. */
    public function suppress(User $user, DbClient $dbClient): Response|bool
    {
        return $this->impersonation->find() === null ? $this->decide($user, $dbClient) : false;
    }

    /** The action checks whether a suppression with this reason can be lifted. */
    public function lift(User $user, DbClient $dbClient): Response|bool
    {
        return $this->suppress($user, $dbClient);
    }

    /** A conversion shows matching clients and leads, and creates a lead. */
    public function convert(User $user, DbClient $dbClient): Response|bool
    {
        $decide = $this->decide($user, $dbClient);

        return $decide === true ? $user->hasAbility(Ability::ViewClients) : $decide;
    }

    /** Notes and files. Not for contractors. */
    public function contribute(User $user, DbClient $dbClient): Response|bool
    {
        return $this->decide($user, $dbClient);
    }

    /** May reveal masked contact details once. Not during an impersonation. */
    public function revealContact(User $user, DbClient $dbClient): Response|bool
    {
        $view = $this->view($user, $dbClient);

        return $view->denied() ? $view : $this->impersonation->find() === null;
    }

    public function check(User $user, DbClient $dbClient): Response|bool
    {
        return $this->decide($user, $dbClient);
    }

    /** Bulk changes, for staff who also decide matches, and for contractors on their own lists. */
    public function cleanUp(User $user): bool
    {
        return $user->hasAbility(Ability::ViewDbClients) && ($user->hasAbility(Ability::CanViewDatabaseOnly) || $user->hasAbility(Ability::RiskCheckClients));
    }

    private function decide(User $user, DbClient $dbClient): Response|bool
    {
        $view = $this->view($user, $dbClient);

        return $view->denied() ? $view : $this->manage($user);
    }
}
