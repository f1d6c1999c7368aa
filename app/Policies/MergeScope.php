<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Auth\Access\Response;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Whether somebody may make two records one, or part them, by whose the records are: a merge changes both. */
final readonly class MergeScope
{
    /** type => table and the column that says who looks after the record; prospects are nobody's own */
    private const OWNERS = ['client' => ['clients', 'account_manager_id'], 'lead' => ['leads', 'owner_id']];

    public function __construct(private EditScope $scope, private DbClientPolicy $prospects) {}

    /** @param  array{string, int}  ...$records  type and id, also of deleted ones */
    public function holds(User $user, array ...$records): Response
    {
        foreach ($records as [$type, $id]) {
            if (! isset(self::OWNERS[$type])) {
                if (! $this->prospects->manage($user)) {
                    return Response::denyAsNotFound();
                }

                continue;
            }
            if (! $this->scope->binds($user)) {
                continue;
            }
            [$table, $column] = self::OWNERS[$type];
            $owner = DB::table($table)->where('id', $id)->value($column);
            if (! $this->scope->includes($user, $owner === null ? null : (int) $owner)) {
                return Response::deny('Another team looks after one of the two records. Ask its manager to decide, merge or part them.');
            }
        }

        return Response::allow();
    }

    /**
     * The same for many matches, in three queries.
     *
     * @param  Collection<int, MatchSuggestion>  $matches
     * @return Collection<int, MatchSuggestion> those of which this person may change both records
     */
    public function among(User $user, Collection $matches): Collection
    {
        $mine = $this->scope->ownerIds($user);
        $owners = [];
        foreach (self::OWNERS as $type => [$table, $column]) {
            $ids = [...$matches->where('left_type', $type)->pluck('left_id'), ...$matches->where('right_type', $type)->pluck('right_id')];
            $owners[$type] = $ids === [] ? [] : DB::table($table)->whereIntegerInRaw('id', $ids)->pluck($column, 'id')->all();
        }
        $may = fn (string $type, int $id): bool => isset(self::OWNERS[$type])
            ? $mine === null || ! isset($owners[$type][$id]) || in_array((int) $owners[$type][$id], $mine, true)
            : $this->prospects->manage($user);

        return $matches->filter(static fn (MatchSuggestion $match): bool => $may($match->left_type, $match->left_id) && $may($match->right_type, $match->right_id))->values();
    }
}
