<?php

declare(strict_types=1);

namespace Tests\Feature\Dashboard;

use App\Domain\Notifications\OpenWorkRepository;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class RiskCheckQueueTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    public function test_risk_check_count_list_my_clients_and_notifications_contain_the_same_clients(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients)->createOne();
        $waiting = Client::factory()->awaitingRiskCheck()->managedBy($viewer)->createOne();
        $closed = Client::factory()->awaitingRiskCheck()->managedBy($viewer)->createOne(['status' => ClientStatus::Closed]);
        Client::factory()->awaitingRiskCheck()->managedBy($viewer)->createOne()->delete();
        Client::factory()->managedBy($viewer)->createOne();
        $betstopped = Client::factory()->managedBy($viewer)->createOne(['betstop_state' => BetstopState::Registered]);
        $this->actingAs($viewer);

        $this->inertia(route('dashboard'))->assertOk()
            ->assertJsonPath('props.queues.0.type', 'risk_check')->assertJsonPath('props.queues.0.open', 1)
            ->assertJsonPath('props.my_clients.*.id', [$betstopped->id, $waiting->id]);
        $list = $this->inertia('/clients?custom_risk_filter=pending_new_acount_check')->assertOk();
        $this->assertSame([[$waiting->id], 1], [array_column($list->json('props.clients'), 'id'), $list->json('props.meta.count')]);
        $this->assertNull(app(OpenWorkRepository::class)->find(NotificationType::RiskCheck, $closed->id));
        $this->assertNotNull(app(OpenWorkRepository::class)->find(NotificationType::RiskCheck, $waiting->id));
    }
}
