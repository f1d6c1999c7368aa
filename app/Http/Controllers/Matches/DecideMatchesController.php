<?php

declare(strict_types=1);

namespace App\Http\Controllers\Matches;

use App\Actions\Matches\DecideMatches;
use App\Enums\MatchStatus;
use App\Http\Requests\Matches\DecideMatchesRequest;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Policies\RecordPairPolicy;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Facades\Gate;

/** Confirms or rejects matches, one or many, or takes that back. */
final readonly class DecideMatchesController
{
    public function __invoke(DecideMatchesRequest $request, DecideMatches $decide, RecordPairPolicy $scope, #[CurrentUser] User $user): RedirectResponse
    {
        $matches = MatchSuggestion::query()->whereIn('id', $request->ids())->get();
        $matches->each(static fn (MatchSuggestion $match) => Gate::authorize('view', $match));
        $own = $scope->among($user, $matches);
        if ($matches->isNotEmpty()) {
            Gate::authorize('decide', $own->first() ?? $matches->first());
        }
        [$count, $changed] = $decide->handle(array_values($own->modelKeys()), $request->seen(), $request->decision(), $request->reason(), $user);
        $done = match ($request->decision()) {
            MatchStatus::Confirmed => 'confirmed',
            MatchStatus::Rejected => 'rejected',
            default => 'to be decided again',
        };
        $stayed = $this->stayed($changed, $matches->count() - $own->count(), count($request->ids()) - $matches->count());

        return back()
            ->with('success', $count === 0 ? null : ($count === 1 ? "One match {$done}." : "{$count} matches {$done}."))
            ->with('error', $stayed === [] ? null : implode(' ', $stayed).($count === 0 ? ' Nothing was changed.' : ''))
            ->with('auto_hide_success_message', $stayed === []);
    }

    /**
     * @param  Collection<int, MatchSuggestion>  $changed
     * @return list<string> sentences
     */
    private function stayed(Collection $changed, int $foreign, int $gone): array
    {
        $first = $changed->first();

        return array_values(array_filter([
            match (true) {
                $first === null => null,
                $changed->count() > 1 => "{$changed->count()} were already decided by a colleague and stay unchanged.",
                $first->status === MatchStatus::Suggested => 'A colleague has reopened this match. Check it again.',
                $first->status === MatchStatus::Merged => 'A colleague has already merged these records.',
                default => ($first->decidedBy->full_name ?? 'A colleague')." has already {$first->status->value} this match".($first->reason === null ? '.' : ": “{$first->reason}”."),
            },
            $foreign === 0 ? null : ($foreign === 1 ? 'One is of another team and stays as it is.' : "{$foreign} are of another team and stay as they are."),
            $gone === 0 ? null : ($gone === 1 ? 'One match is gone.' : "{$gone} matches are gone."),
        ]));
    }
}
