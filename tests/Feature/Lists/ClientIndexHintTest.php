<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Lists\Clients\ClientIndexHint;
use App\Lists\Clients\ClientList;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\Client;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class ClientIndexHintTest extends TestCase
{
    use RefreshDatabase;

    /** The index of is_barred would be read from the latest bet on, however long ago the quiet clients bet. */
    public function test_mariadb_reads_quiet_clients_in_the_order_of_their_last_bets(): void
    {
        $quiet = ClientSalesFilter::quiet()->apply(DB::connection('mariadb')->table('clients'));

        $this->assertStringContainsString('`clients`.`is_barred` + 0 = ?', ClientIndexHint::page($quiet, app(ClientList::class)->defaultOrder())->toSql());
    }

    public function test_hint_selects_the_same_clients(): void
    {
        [$longAgo, $barred] = [now()->subYear(), ['is_barred' => true]];
        $quiet = Client::factory()->createOne(['last_bet_at' => $longAgo]);
        Client::factory()->createOne(['last_bet_at' => $longAgo, ...$barred]);
        Client::factory()->createOne(['last_bet_at' => now()]);

        $page = ClientIndexHint::page(ClientSalesFilter::quiet()->apply(DB::table('clients')), app(ClientList::class)->defaultOrder());

        $this->assertSame([$quiet->id], $page->pluck('clients.id')->all());
    }
}
