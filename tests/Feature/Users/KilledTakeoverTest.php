<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\AdvanceTakeover;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Lead;
use App\Models\User;
use App\Models\UserTakeover;
use Illuminate\Support\Facades\Queue;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** A takeover, killed at every step and continued. */
final class KilledTakeoverTest extends TestCase
{
    use SharedDatabase;

    public function test_takeover_killed_at_any_step_moves_each_record_once(): void
    {
        Queue::fake();
        [$left, $successor, $manager] = [User::factory()->inactive()->createOne(), User::factory()->createOne(), User::factory()->createOne()];
        $client = Client::factory()->createOne(['account_manager_id' => $left->id])->refresh();
        $lead = Lead::factory()->createOne(['owner_id' => $left->id, 'status' => 'new'])->refresh();
        $takeover = UserTakeover::query()->create(['user_id' => $left->id, 'started_by' => $manager->id, 'recipients' => ['clients' => $successor->id, 'leads' => null]]);

        $deaths = Mortal::dieAtEveryStep(
            static function () use ($takeover): void {
                while (app(AdvanceTakeover::class)->handle($takeover->id)) {
                    continue;
                }
            },
            // The record, its audit row and the count change together.
            fn () => $this->assertSame(
                AuditEvent::query()->whereIn('action', ['client.updated', 'lead.assigned'])->count(),
                $takeover->refresh()->moved_rows,
            ),
        );

        $this->assertGreaterThan(3, $deaths);
        $this->assertNotNull($takeover->refresh()->finished_at);
        $this->assertSame([$successor->id, $client->version + 1], [$client->refresh()->account_manager_id, $client->version]);
        $this->assertSame([null, $lead->version + 1], [$lead->refresh()->owner_id, $lead->version]);
        $this->assertSame(
            [1, 1, 1],
            [
                AuditEvent::query()->where('action', 'client.updated')->count(),
                AuditEvent::query()->where('action', 'lead.assigned')->count(),
                AuditEvent::query()->where('action', 'user.work_moved')->count(),
            ],
        );
    }
}
