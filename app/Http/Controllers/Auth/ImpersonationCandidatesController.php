<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Data\Auth\ImpersonationCandidate;
use App\Models\User;
use App\Policies\ImpersonationPolicy;
use App\Support\LikeText;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\LazyCollection;

/** Colleagues that the user can impersonate, for the command palette. */
final class ImpersonationCandidatesController
{
    /** Users read at a time, until enough are found. */
    private const READ = 50;

    private const SHOWN = 8;

    private const SEARCHED = ['first_name', 'last_name', 'email'];

    public function __invoke(Request $request, #[CurrentUser] User $actor, ImpersonationPolicy $policy): JsonResponse
    {
        $search = $request->query('search');

        $candidates = $this->matching(is_string($search) ? trim($search) : '')
            ->filter(static fn (User $user): bool => $policy->refusal($actor, $user) === null)
            ->take(self::SHOWN)
            ->map(static fn (User $user): ImpersonationCandidate => new ImpersonationCandidate($user->id, $user->full_name, $user->role->title))
            ->values()->all();

        return response()->json($candidates);
    }

    /** @return LazyCollection<int, User> */
    private function matching(string $search): LazyCollection
    {
        $query = User::query()->with(['role', 'roleAbilities'])->where('is_active', true);
        foreach (preg_split('/\s+/', $search, flags: PREG_SPLIT_NO_EMPTY) ?: [] as $word) {
            $query->where(static function (Builder $any) use ($word): void {
                foreach (self::SEARCHED as $column) {
                    LikeText::begins($any->getQuery(), $column, $word, 'or');
                }
            });
        }

        return $query
            ->orderBy('last_name')->orderBy('first_name')->orderBy('id')
            ->lazy(self::READ);
    }
}
