<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Lists\ListIds;
use App\Lists\ListOrder;
use App\Lists\Sort;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\TestCase;

final class ListIdsTest extends TestCase
{
    private const DIGITS = 5;

    /** As an array, 100,000 ids take 2.8 MB. The drivers of MariaDB and PostgreSQL hold the result of a query as a whole. */
    #[Group('sqlite')]
    public function test_long_list_of_ids_is_read_row_by_row(): void
    {
        $before = memory_get_usage();
        $count = $most = 0;
        foreach (ListIds::of(self::numbers(), 'numbers.id', new ListOrder(Sort::by('id', 'numbers.id'), descending: false)) as $id) {
            $this->assertLessThan(10 ** self::DIGITS, $id);
            $count++;
            $most = max($most, memory_get_usage() - $before);
        }

        $this->assertSame(10 ** self::DIGITS, $count);
        $this->assertLessThan(1_500_000, $most);
    }

    /** Every number of five digits, without a table. */
    private static function numbers(): Builder
    {
        $digit = 'select '.implode(' union all select ', array_map(static fn (int $value): string => "{$value} as d", range(0, 9)));
        $from = implode(', ', array_map(static fn (int $place): string => "({$digit}) as d{$place}", range(1, self::DIGITS)));
        $sum = implode(' + ', array_map(static fn (int $place): string => sprintf('d%d.d * %d', $place, 10 ** ($place - 1)), range(1, self::DIGITS)));

        return DB::table(DB::raw("(select {$sum} as id from {$from}) as numbers"));
    }
}
