<?php

declare(strict_types=1);

namespace App\Http\Controllers\Matches;

use App\Actions\Matches\DecideMatches;
use App\Enums\MatchStatus;
use App\Http\Requests\Matches\DecideMatchesRequest;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Facades\Gate;

/** Confirms or rejects matches, one or many, or takes that back. */
final readonly class DecideMatchesController
{
    public function __invoke(DecideMatchesRequest $request, DecideMatches $decide, #[CurrentUser] User $user): RedirectResponse
    {
        foreach (MatchSuggestion::query()->whereIn('id', $request->ids())->get() as $match) {
            Gate::authorize('view', $match);
        }
        $count = $decide->handle($request->ids(), $request->decision(), $request->reason(), $user);
        $done = match ($request->decision()) {
            MatchStatus::Confirmed => 'confirmed',
            MatchStatus::Rejected => 'rejected',
            default => 'to be decided again',
        };

        return $count === 0
            ? back()->with('error', 'Somebody else decided that already. Nothing was changed.')
            : back()->with('success', $count === 1 ? "One match {$done}." : "{$count} matches {$done}.")->with('auto_hide_success_message', true);
    }
}
