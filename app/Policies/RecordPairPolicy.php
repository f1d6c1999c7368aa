<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Auth\Access\Response;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Whether a user may merge two records or undo the merge. The user must be allowed to change both records. */
final readonly class RecordPairPolicy
{
    /** By type: the table and its owner column. DB clients have no owner. */
    private const OWNERS = ['client' => ['clients', 'account_manager_id'], 'lead' => ['leads', 'owner_id']];

    public function __construct(private EditScope $scope, private DbClientPolicy $dbClients) {}

    /** @param  array{string, int}  ...$records  type and id, also of deleted ones */
    public function holds(User $user, array ...$records): Response
    {
        foreach ($records as [$type, $id]) {
            if (! isset(self::OWNERS[$type])) {
                if (! $this->dbClients->manage($user)) {
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
                return Response::deny('You can’t change this match because another team manages one of the records.');
            }
        }

        return Response::allow();
    }

    /**
     * The same check for many matches, in three queries.
     *
     * @param  Collection<int, MatchSuggestion>  $matches
     * @return Collection<int, MatchSuggestion> matches of which the user may change both records
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
            : $this->dbClients->manage($user);

        return $matches
            ->filter(
                static fn (MatchSuggestion $match): bool => $may($match->left_type, $match->left_id)
                    && $may($match->right_type, $match->right_id),
            )
            ->values();
    }
}
