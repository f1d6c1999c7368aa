<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Lists\Clients\ClientList;
use App\Lists\IdsFirst;
use App\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class IdsFirstTest extends TestCase
{
    #[DataProvider('databases')]
    public function test_database_finds_the_rows_of_ids_before_it_sorts(string $driver, string $quote): void
    {
        $keys = IdsFirst::keys(self::clients($driver)->whereIntegerInRaw('clients.id', [3, 1]), 'clients.id', $this->order());

        $this->assertSame(
            'select * from (select "clients"."id", "clients"."last_bet_at" from "clients" where "clients"."deleted_at" is null and "clients"."id" in (3, 1) limit 9223372036854775807) as "clients" where "clients"."last_bet_at" is not null',
            str_replace($quote, '"', (string) $keys?->whereNotNull('clients.last_bet_at')->toSql()),
        );
    }

    /** @return iterable<string, array{string, string}> */
    public static function databases(): iterable
    {
        yield 'MariaDB' => ['mariadb', '`'];
        yield 'PostgreSQL' => ['pgsql', '"'];
        yield 'SQLite' => ['sqlite', '"'];
    }

    public function test_other_queries_are_read_in_the_order_of_the_list(): void
    {
        $this->assertNull(IdsFirst::keys(self::clients('pgsql')->where('clients.status', 'active'), 'clients.id', $this->order()));
    }

    private function order(): ListOrder
    {
        return app(ClientList::class)->defaultOrder();
    }

    /** A query that is only compiled, without a connection. */
    private static function clients(string $driver): Builder
    {
        return DB::connection($driver)->table('clients')->whereNull('clients.deleted_at');
    }
}
