<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Lists\IdsFirst;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class IdsFirstTest extends TestCase
{
    public function test_postgresql_reads_the_ids_before_it_sorts(): void
    {
        $page = IdsFirst::page(self::clients('pgsql')->whereIntegerInRaw('clients.id', [3, 1]), 'clients.id')->orderBy('clients.last_bet_at')->limit(26);

        $this->assertSame(
            'select * from (select "clients".* from "clients" where "clients"."deleted_at" is null and "clients"."id" in (3, 1) offset 0) as "clients" order by "clients"."last_bet_at" asc limit 26',
            $page->toSql(),
        );
    }

    #[DataProvider('others')]
    public function test_other_queries_stay_as_they_are(string $driver, bool $hasIds): void
    {
        $clients = self::clients($driver)->when($hasIds, static fn (Builder $some): Builder => $some->whereIntegerInRaw('clients.id', [3, 1]));

        $this->assertSame($clients, IdsFirst::page($clients, 'clients.id'));
    }

    /** @return iterable<string, array{string, bool}> */
    public static function others(): iterable
    {
        yield 'PostgreSQL without ids' => ['pgsql', false];
        yield 'MariaDB' => ['mariadb', true];
        yield 'SQLite' => ['sqlite', true];
    }

    /** The grammar alone: nothing connects. */
    private static function clients(string $driver): Builder
    {
        return DB::connection($driver)->table('clients')->whereNull('clients.deleted_at');
    }
}
