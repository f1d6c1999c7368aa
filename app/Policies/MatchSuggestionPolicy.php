<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Auth\Access\Response;

/** A match shows two records: whoever may not see both does not see it. */
final readonly class MatchSuggestionPolicy
{
    public function __construct(private ClientPolicy $clients, private MergeScope $scope, private CurrentImpersonation $impersonation) {}

    public function view(User $user, MatchSuggestion $match): bool
    {
        return $user->hasAbility(Ability::ViewClients) && ($match->right_type !== 'db_client' || $user->hasAbility(Ability::ViewDbClients));
    }

    /** Who is one person is said of both records: by whoever may change both, in their own name. */
    public function decide(User $user, MatchSuggestion $match): Response
    {
        return $this->view($user, $match) && $this->impersonation->find() === null
            ? $this->scope->holds($user, [$match->left_type, $match->left_id], [$match->right_type, $match->right_id])
            : Response::deny();
    }

    public function merge(User $user, MatchSuggestion $match): Response
    {
        return $this->view($user, $match) && $this->clients->merge($user)
            ? $this->scope->holds($user, [$match->left_type, $match->left_id], [$match->right_type, $match->right_id])
            : Response::deny();
    }
}
