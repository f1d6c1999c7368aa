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

/** Confirms, rejects or reopens possible matches. */
final readonly class DecideMatchesController
{
    public function __invoke(DecideMatchesRequest $request, DecideMatches $decide, RecordPairPolicy $scope, #[CurrentUser] User $user): RedirectResponse
    {
        $decision = MatchStatus::from($request->string('decision')->value());
        $matches = MatchSuggestion::query()->whereIn('id', $request->ids())->get();
        $matches->each(static fn (MatchSuggestion $match) => Gate::authorize('view', $match));
        $own = $scope->among($user, $matches);
        if ($matches->isNotEmpty()) {
            Gate::authorize('decide', $own->first() ?? $matches->first());
        }
        [$count, $changed] = $decide->handle(
            array_values($own->modelKeys()),
            MatchStatus::from($request->string('seen')->value()),
            $decision,
            $request->filled('reason') ? $request->string('reason')->value() : null,
            $user,
        );
        $done = match ($decision) {
            MatchStatus::Confirmed => 'confirmed',
            MatchStatus::Rejected => 'rejected',
            default => 'reopened',
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

        return array_values(
            array_filter([
                match (true) {
                    $first === null => null,
                    $changed->count() > 1 => "{$changed->count()} were already decided by a colleague and were not changed.",
                    $first->status === MatchStatus::Suggested => 'A colleague has reopened this match. Check it again.',
                    $first->status === MatchStatus::Merged => 'A colleague has already merged these records.',
                    default => ($first->decidedBy->full_name ?? 'A colleague')
                        ." has already {$first->status->value} this match"
                        .($first->reason === null ? '.' : ": “{$first->reason}”."),
                },
                $foreign === 0
                    ? null
                    : ($foreign === 1
                        ? 'One match belongs to another team and was not changed.'
                        : "{$foreign} matches belong to other teams and were not changed."),
                $gone === 0 ? null : ($gone === 1 ? 'One match no longer exists.' : "{$gone} matches no longer exist."),
            ]),
        );
    }
}
