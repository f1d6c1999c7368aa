<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Data\Auth\ImpersonationCandidate;
use App\Models\User;
use App\Policies\ImpersonationPolicy;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** Colleagues whom the user may impersonate, for the command palette. */
final class ImpersonationCandidatesController
{
    private const SCANNED = 50;

    private const SHOWN = 8;

    private const SEARCHED = ['first_name', 'last_name', 'email'];

    public function __invoke(Request $request, ImpersonationPolicy $policy): JsonResponse
    {
        /** @var User $actor */
        $actor = $request->user();

        $search = $request->query('search');

        $candidates = $this->matching(is_string($search) ? trim($search) : '')
            ->filter(static fn (User $user): bool => $policy->refusal($actor, $user) === null)
            ->take(self::SHOWN)
            ->map(static fn (User $user): ImpersonationCandidate => new ImpersonationCandidate($user->id, $user->full_name, $user->role->title))
            ->values();

        return response()->json($candidates);
    }

    /** @return \Illuminate\Database\Eloquent\Collection<int, User> */
    private function matching(string $search): \Illuminate\Database\Eloquent\Collection
    {
        $query = User::query()->with(['role', 'roleAbilities'])->where('is_active', true);
        foreach (preg_split('/\s+/', $search, flags: PREG_SPLIT_NO_EMPTY) ?: [] as $word) {
            $prefix = preg_replace('/[%_!]/', '!$0', mb_strtolower($word)).'%';
            $query->where(static function (Builder $any) use ($prefix): void {
                // Databases differ in the case and the escape character of LIKE, so both are explicit.
                foreach (self::SEARCHED as $column) {
                    $any->orWhereRaw("lower({$column}) like ? escape '!'", [$prefix]);
                }
            });
        }

        return $query
            ->orderBy('last_name')->orderBy('first_name')->orderBy('id')
            ->limit(self::SCANNED)
            ->get();
    }
}
