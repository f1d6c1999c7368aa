<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class AmountOrderTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    public function test_transfers_and_bonuses_are_sorted_by_amount(): void
    {
        $client = Client::factory()->createOne();
        foreach ([500, 9_000, 1_200] as $cents) {
            Transfer::factory()->createOne(['client_id' => $client->id, 'amount_cents' => $cents]);
            BonusClaim::factory()->createOne(['client_id' => $client->id, 'amount_cents' => $cents]);
        }
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        foreach (['transfers' => ['transfers', 'Clients/Transfers'], 'bonuses' => ['claims', 'Clients/Bonuses']] as $page => [$list, $component]) {
            foreach (['amount_cents' => [500, 1_200, 9_000], '-amount_cents' => [9_000, 1_200, 500]] as $sort => $cents) {
                $this->inertia(route("clients.{$page}", [$client, 'sort' => $sort]), [$list, 'meta'], $component)->assertOk()->assertJsonPath("props.{$list}.*.amount_cents", $cents);
            }
        }
    }
}
