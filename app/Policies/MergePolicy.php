<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\Merge;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** Undoing a merge needs the same rights as merging the two records. */
final readonly class MergePolicy
{
    public function __construct(private ClientPolicy $clients, private RecordPairPolicy $scope) {}

    public function undo(User $user, Merge $merge): Response
    {
        if (! $this->clients->merge($user)) {
            return Response::deny();
        }
        [$loser, $winner] = [...explode('>', $merge->subject_type), $merge->subject_type];

        return $this->scope->holds($user, [$winner, $merge->winner_id], [$loser, $merge->loser_id]);
    }
}
