<?php

declare(strict_types=1);

namespace App\Services\DbClients\Cleanup;

use App\Enums\DbCleanupKind;
use App\Models\User;
use App\Queries\DbClients\DbClientListQuery;
use App\Services\DbClients\ProspectSelection;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * What a clean-up walks over, by ids that only grow: the rows of its kind, or, of chosen prospects, the prospects. So each
 * of them is looked at once, whatever its own change does to the filters that found it.
 */
final readonly class CleanupRows
{
    public function __construct(private DbClientListQuery $prospects) {}

    /** Filters that the list does not know are a ValidationException. */
    public function count(DbCleanupKind $kind, ?ProspectSelection $selection, User $viewer): int
    {
        return $selection === null ? DB::table($kind->table())->count() : $selection->query($this->prospects, $viewer)->count();
    }

    /** @return list<int> the next ones after the cursor */
    public function after(int $cursor, int $limit, DbCleanupKind $kind, ?ProspectSelection $selection, User $viewer): array
    {
        return $selection === null
            ? self::ids(DB::table($kind->table())->where('id', '>', $cursor)->orderBy('id')->limit($limit)->pluck('id'))
            : self::ids($selection->query($this->prospects, $viewer)->where('db_clients.id', '>', $cursor)->orderBy('db_clients.id')->limit($limit)->pluck('db_clients.id'));
    }

    /**
     * @param  list<int>  $ids  as `after` gives them
     * @return list<Change>
     */
    public function plan(array $ids, DbCleanupKind $kind, ?ProspectSelection $selection, User $viewer): array
    {
        if ($selection === null) {
            return Cleaners::for($kind)->plan($ids);
        }

        $rows = $kind->table() === 'db_clients' ? $ids : self::ids(DB::table($kind->table())->whereIn('db_client_id', $ids)->orderBy('id')->pluck('id'));

        // Nobody outside of the selection is changed, not even by becoming one with somebody in it.
        return Cleaners::for($kind, fn (Builder $people): Builder => $people->whereIn('id', $selection->query($this->prospects, $viewer)->select('db_clients.id')))->plan($rows);
    }

    /**
     * @param  Collection<array-key, mixed>  $found
     * @return list<int>
     */
    private static function ids(Collection $found): array
    {
        return array_values($found->map(static fn (mixed $id): int => (int) $id)->all());
    }
}
