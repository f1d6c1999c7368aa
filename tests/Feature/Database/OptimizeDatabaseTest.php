<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Models\Client;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\TestCase;

final class OptimizeDatabaseTest extends TestCase
{
    use RefreshDatabase;

    #[Group('sqlite')]
    public function test_sqlite_gets_the_same_statistics_without_one_statement_that_locks_all_writers_out(): void
    {
        Client::factory()->count(3)->create();
        $statements = [];
        DB::listen(static function (QueryExecuted $query) use (&$statements): void {
            $statements[] = $query->sql;
        });

        Artisan::call('db:optimize');
        $statistics = self::statistics();

        $this->assertNotContains('ANALYZE', $statements);
        DB::statement('ANALYZE');
        $this->assertNotSame([], $statistics);
        $this->assertSame(self::statistics(), $statistics);
    }

    /** @return list<string> */
    private static function statistics(): array
    {
        return array_values(DB::table('sqlite_stat1')->orderBy('tbl')->orderBy('idx')->get()->map(static fn (object $row): string => json_encode($row, JSON_THROW_ON_ERROR))->all());
    }
}
