<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** A match shows two records: whoever may not see both does not see it. */
final readonly class MatchSuggestionPolicy
{
    public function __construct(private ClientPolicy $clients, private MergeScope $scope) {}

    public function view(User $user, MatchSuggestion $match): bool
    {
        return $user->hasAbility(Ability::ViewClients) && ($match->right_type !== 'db_client' || $user->hasAbility(Ability::ViewDbClients));
    }

    public function merge(User $user, MatchSuggestion $match): Response
    {
        return $this->view($user, $match) && $this->clients->merge($user)
            ? $this->scope->holds($user, [$match->left_type, $match->left_id], [$match->right_type, $match->right_id])
            : Response::deny();
    }
}
