<?php

declare(strict_types=1);

namespace App\Http\Controllers\Matches;

use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\Ledger\MergeRefusedException;
use App\Http\Requests\Matches\MergeMatchRequest;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use App\Queries\Matches\MergePreviewQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** Merges clients field by field and leads or DB clients by filling gaps, links records of different types, and undoes both. */
final readonly class MergeMatchController
{
    public function show(MatchSuggestion $match, MergePreviewQuery $previews, #[CurrentUser] User $viewer): JsonResponse
    {
        $preview = $match->right_type === 'client' ? $previews->for($match, $viewer) : null;

        return $preview === null ? new JsonResponse(['message' => 'One of the clients no longer exists. Reload the page.'], 409) : new JsonResponse($preview);
    }

    public function store(
        MergeMatchRequest $request,
        MatchSuggestion $match,
        MergeClients $merge,
        MergeRecords $join,
        LinkRecords $link,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        if (! $request->isAbout($match)) {
            return back()->with('error', 'A colleague has merged one of these records. Reload the page to see this match as it is now. Nothing was merged.');
        }
        [$winnerId, $loserId] = $request->string('winner')->value() === 'right'
            ? [$match->right_id, $match->left_id]
            : [$match->left_id, $match->right_id];
        $reason = $request->string('reason')->trim()->value();

        try {
            match (true) {
                $match->right_type === 'client' => $merge->handle($winnerId, $loserId, $request->fromLoser(), $reason, $user, $match),
                $match->left_type === $match->right_type => $join->handle($match->left_type, $winnerId, $loserId, $match->id, $reason, $user),
                default => $link->handle($match, $reason, $user),
            };
        } catch (MergeRefusedException $refused) {
            return back()->with('error', $refused->getMessage());
        }

        return back()->with(
            'success',
            ($match->left_type === $match->right_type ? 'Merged.' : 'Linked.')
                .' You can undo this '
                .($match->left_type === 'client' ? 'on the client’s Matches page.' : 'in the list of merged matches.'),
        );
    }

    public function destroy(Merge $merge, UndoMerge $undo, #[CurrentUser] User $user): RedirectResponse
    {
        try {
            $left = $undo->handle($merge, $user);
        } catch (MergeRefusedException $refused) {
            return back()->with('error', $refused->getMessage());
        }

        return back()->with(
            'success',
            'Merge undone. Later bets, money and notes stay where they are.'
                .($left === [] ? '' : ' Also: '.implode('; ', $left).'.'),
        );
    }
}
