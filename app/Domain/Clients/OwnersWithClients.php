<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use Illuminate\Contracts\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Users or affiliates with at least one client: most staff manage none, and many affiliates sent none. */
final class OwnersWithClients
{
    /**
     * Looks once into the index for each owner. PostgreSQL would read all clients for an owner without any, unless it is asked
     * for the next owner; for that one, MariaDB would, and for an EXISTS it would read the whole index.
     *
     * @param  string  $owners  the table of the owners
     * @param  string  $key  the clients' column with the owner
     */
    public static function only(Builder $query, string $owners, string $key): void
    {
        DB::getDriverName() === 'pgsql'
            ? $query->where("{$owners}.id", '=', static fn (Builder $next): Builder => $next->from('clients')
                ->whereColumn("clients.{$key}", '>=', "{$owners}.id")->select("clients.{$key}")->orderBy("clients.{$key}")->limit(1))
            : $query->where(static fn (Builder $first): Builder => $first->from('clients')
                ->whereColumn("clients.{$key}", "{$owners}.id")->select('clients.id')->limit(1), '>', 0);
    }
}
