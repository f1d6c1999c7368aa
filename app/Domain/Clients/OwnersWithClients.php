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
     * Written so that each database reads one entry of the index for each owner. PostgreSQL would read all clients to find that an owner
     * has none, so it reads the next owner in the index instead. MariaDB would read the whole index for an EXISTS.
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
