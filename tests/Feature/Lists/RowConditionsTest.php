<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Lists\Clients\ClientList;
use App\Lists\Filters\RareFirst;
use App\Lists\RowConditions;
use App\Models\Client;
use App\Models\SiteAccount;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class RowConditionsTest extends TestCase
{
    use RefreshDatabase;

    /** @param  Closure(Builder): Builder  $condition */
    #[DataProvider('conditions')]
    public function test_common_condition_selects_the_same_rows_for_pages_and_counts(Closure $condition): void
    {
        Client::factory()->count(3)->create();
        SiteAccount::factory()->count(60)->create();
        $clients = DB::table('clients')->whereNull('clients.deleted_at');
        // Common in the sample, so that the condition stays one.
        RareFirst::narrow($clients, 'clients.id', $condition, inOrder: true);

        $expected = DB::table('clients')->tap($condition)->orderBy('clients.id')->pluck('id')->all();
        $this->assertSame($expected, $this->page($clients)->orderBy('clients.id')->pluck('id')->all());
        $this->assertSame(count($expected), RowConditions::count($clients)->count());
    }

    #[TestWith(['mariadb'])]
    #[TestWith(['sqlite'])]
    public function test_common_conditions_are_tested_on_the_rows_of_a_page(string $database): void
    {
        foreach ($this->subqueries() as $name => $sql) {
            [$condition] = iterator_to_array(self::conditions())[$name];
            $page = DB::connection($database)->table('clients')->where('clients.status', 'active');
            $condition($page);
            $this->assertSame($page->toSql(), $this->page($page)->toSql());

            $page->wheres[1]['isCommon'] = true;
            $this->assertSame("select * from `clients` where `clients`.`status` = ? and ({$sql}", str_replace('"', '`', $this->page($page)->toSql()));
        }
    }

    /** @return iterable<string, array{Closure(Builder): Builder}> */
    public static function conditions(): iterable
    {
        $accounts = static fn (Builder $some): Builder => $some->selectRaw('1')->from('site_accounts')->whereColumn('site_accounts.client_id', 'clients.id');

        yield 'with' => [static fn (Builder $clients): Builder => $clients->whereExists($accounts)];
        yield 'without' => [static fn (Builder $clients): Builder => $clients->whereNotExists($accounts)];
        yield 'in' => [static fn (Builder $clients): Builder => $clients->whereIn('clients.id', static fn (Builder $some): Builder => $some->select('site_accounts.client_id')->from('site_accounts'))];
        yield 'values' => [static fn (Builder $clients): Builder => $clients->whereIn('clients.id', range(1, 90))];
    }

    /** @return array<string, string> */
    private function subqueries(): array
    {
        return [
            'with' => 'select 1 from `site_accounts` where `site_accounts`.`client_id` = `clients`.`id` limit 1) is not null',
            'without' => 'select 1 from `site_accounts` where `site_accounts`.`client_id` = `clients`.`id` limit 1) is null',
            'in' => '`clients`.`id` in (select `site_accounts`.`client_id` from `site_accounts`)) is true',
        ];
    }

    private function page(Builder $clients): Builder
    {
        return RowConditions::page($clients, ClientList::ID_COLUMN, app(ClientList::class)->defaultOrder());
    }
}
