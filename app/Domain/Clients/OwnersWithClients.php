<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use Closure;
use Illuminate\Contracts\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The condition of users or affiliates with at least one client: most staff manage none, and many affiliates sent none. */
final class OwnersWithClients
{
    /**
     * One look into the index for each owner. PostgreSQL looks for the next owner in the index: asked for a client of an owner
     * who has none, it would read all clients. The others look for a client: for an EXISTS, MariaDB would read the whole index.
     *
     * @param  string  $owners  the table of the owners
     * @param  string  $key  the clients' column with the owner
     * @return Closure(Builder): Builder
     */
    public static function of(string $owners, string $key): Closure
    {
        if (DB::getDriverName() === 'pgsql') {
            return static fn (Builder $owner) => $owner->where("{$owners}.id", '=', static fn (Builder $next) => $next
                ->from('clients')
                ->select("clients.{$key}")
                ->whereColumn("clients.{$key}", '>=', "{$owners}.id")
                ->orderBy("clients.{$key}")
                ->limit(1));
        }

        return static fn (Builder $owner) => $owner->where(static fn (Builder $any) => $any
            ->from('clients')
            ->select('clients.id')
            ->whereColumn("clients.{$key}", "{$owners}.id")
            ->limit(1), '>', 0);
    }
}
