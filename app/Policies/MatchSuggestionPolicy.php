<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** A match shows two records, so viewing it requires access to both. */
final readonly class MatchSuggestionPolicy
{
    public function __construct(
        private ClientPolicy $clients,
        private DbClientPolicy $dbClients,
        private RecordPairPolicy $scope,
        private CurrentImpersonation $impersonation,
    ) {}

    /** Answers 404 to contractors, who only see their own DB clients. */
    public function view(User $user, MatchSuggestion $match): Response
    {
        return match (true) {
            ! $user->hasAbility(Ability::ViewClients) => Response::deny(),
            $match->right_type !== 'db_client' || $this->dbClients->manage($user) => Response::allow(),
            $user->hasAbility(Ability::CanViewDatabaseOnly) => Response::denyAsNotFound(),
            default => Response::deny(),
        };
    }

    /** A decision concerns both records, so it requires the right to change both, and no impersonation. */
    public function decide(User $user, MatchSuggestion $match): Response
    {
        return $this->change($user, $match, $this->impersonation->find() === null);
    }

    public function merge(User $user, MatchSuggestion $match): Response
    {
        return $this->change($user, $match, $this->clients->merge($user));
    }

    private function change(User $user, MatchSuggestion $match, bool $isAllowed): Response
    {
        $view = $this->view($user, $match);

        return match (true) {
            $view->denied() => $view,
            ! $isAllowed => Response::deny(),
            default => $this->scope->holds($user, [$match->left_type, $match->left_id], [$match->right_type, $match->right_id]),
        };
    }
}
