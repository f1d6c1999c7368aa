<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Domain\DbClients\Cleanup\Change;
use App\Domain\DbClients\Cleanup\CleanupCalculator;
use App\Domain\DbClients\DbClientScope;
use App\Enums\DbCleanupKind;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * The rows that a clean-up reads, in ascending order of id: the rows of its kind or, for a selection, the DB clients.
 *
 * Each row is read once, even when its own change alters the filters that found it.
 */
final readonly class CleanupRows
{
    public function __construct(private DbClientList $dbClients) {}

    /** @throws ValidationException when the list does not know one of the selection's filters */
    public function count(DbCleanupKind $kind, ?DbClientSelection $selection, User $viewer): int
    {
        $selection = self::within($selection, $viewer);

        return $selection === null ? DB::table($kind->table())->count() : $this->dbClients->selected($selection, $viewer)->count();
    }

    /** @return list<int> the next ids after the cursor */
    public function after(int $cursor, int $limit, DbCleanupKind $kind, ?DbClientSelection $selection, User $viewer): array
    {
        $selection = self::within($selection, $viewer);

        return $selection === null
            ? self::ids(DB::table($kind->table())->where('id', '>', $cursor)->orderBy('id')->limit($limit)->pluck('id'))
            : self::ids(
                $this->dbClients
                    ->selected($selection, $viewer)
                    ->where('db_clients.id', '>', $cursor)
                    ->orderBy('db_clients.id')
                    ->limit($limit)
                    ->pluck('db_clients.id'),
            );
    }

    /**
     * Locks the DB clients of these rows, so that the plan sees every saved edit. A merge locks its two records itself.
     *
     * @param  list<int>  $ids  from after()
     */
    public function hold(array $ids, DbCleanupKind $kind, ?DbClientSelection $selection, User $viewer): void
    {
        if ($kind === DbCleanupKind::MergeDuplicates) {
            return;
        }
        $areDbClients = $kind->table() === 'db_clients' || self::within($selection, $viewer) !== null;
        DB::table('db_clients')->whereIn('id', $areDbClients ? $ids : DB::table($kind->table())->whereIn('id', $ids)->pluck('db_client_id'))
            ->orderBy('id')->lockForUpdate()->pluck('id');
    }

    /**
     * @param  list<int>  $ids  from after()
     * @return list<Change>
     */
    public function plan(array $ids, DbCleanupKind $kind, ?DbClientSelection $selection, User $viewer): array
    {
        $selection = self::within($selection, $viewer);
        if ($selection === null) {
            return CleanupCalculator::changes($kind, $ids);
        }

        $rows = $kind->table() === 'db_clients' ? $ids : self::ids(DB::table($kind->table())->whereIn('db_client_id', $ids)->orderBy('id')->pluck('id'));

        // A merge must not change a DB client outside the selection.
        return CleanupCalculator::changes($kind, $rows, fn (Builder $dbClients): Builder => $dbClients
            ->whereIn('id', $this->dbClients->selected($selection, $viewer)->select('db_clients.id')));
    }

    /** Contractors have only the DB clients of their own lists. */
    private static function within(?DbClientSelection $selection, User $viewer): ?DbClientSelection
    {
        return $selection === null && DbClientScope::of($viewer)->isOwnListsOnly ? new DbClientSelection(null, []) : $selection;
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
