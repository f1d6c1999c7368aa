<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Notification;
use App\Models\RsgCommunication;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\TestCase;

final class ResolveRsgCommunicationsTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase, SettlesByCall;

    private User $officer;

    private Client $client;

    private string $path;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgCommunications)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee', 'timezone' => 'Australia/Perth']);
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $this->path = "/rsg/communications/clients/{$this->client->id}/mark-as-resolved";
    }

    public function test_only_open_communications_of_the_client_are_resolved(): void
    {
        $open = RsgCommunication::factory()->createMany([['client_id' => $this->client->id], ['client_id' => $this->client->id]]);
        $before = RsgCommunication::factory()->resolvedBy($other = User::factory()->createOne())->createOne(['client_id' => $this->client->id]);
        $others = RsgCommunication::factory()->createOne();

        $this->visit($this->officer, 'POST', $this->path)->assertStatus(303)->assertRedirect('/notifications')
            ->assertSessionHas('success', 'RSG communications of Emma Walsh handled.')->assertSessionHas('auto_hide_success_message', true);

        foreach ($open as $communication) {
            $communication->refresh();
            $this->assertSame($this->officer->id, $communication->resolved_by);
            $this->assertNotNull($communication->resolved_at);
        }
        $this->assertSame($other->id, $before->refresh()->resolved_by);
        $this->assertNull($others->refresh()->resolved_at);
        $this->assertSame($open->modelKeys(), AuditEvent::query()->where('action', 'rsg_communication.resolved')->orderBy('id')->pluck('subject_id')->all());
    }

    public function test_message_that_arrived_after_the_page_was_opened_stays_open(): void
    {
        [$seen, $newer] = RsgCommunication::factory()->createMany([['client_id' => $this->client->id], ['client_id' => $this->client->id]])->all();

        $this->visit($this->officer, 'POST', "{$this->path}?seen={$seen->id}")
            ->assertSessionHas('success', 'RSG communications of Emma Walsh handled. A newer message is still open.');

        $this->assertNotNull($seen->refresh()->resolved_at);
        $this->assertNull($newer->refresh()->resolved_at);
    }

    public function test_notifications_are_read_for_everyone(): void
    {
        User::factory()->createOne(['role_id' => $this->officer->role_id]);
        $this->notify(NotificationType::RsgCommunication, RsgCommunication::factory()->createOne(['client_id' => $this->client->id]));
        $this->assertSame(2, Notification::query()->where('is_read', false)->count());

        $this->ask($this->officer, 'POST', $this->path)->assertOk()->assertExactJson(['message' => 'RSG communications of Emma Walsh handled.', 'already_handled' => false]);

        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
    }

    public function test_repeated_request_succeeds_and_names_the_first_colleague(): void
    {
        RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        $this->travelTo('2026-11-20 06:05:00');
        $this->ask($this->officer, 'POST', $this->path)->assertOk();
        $late = User::factory()->createOne(['role_id' => $this->officer->role_id, 'timezone' => 'Australia/Perth']);

        $this->ask($late, 'POST', $this->path)->assertOk()
            ->assertExactJson(['message' => 'Sam Lee already handled this on 20 Nov 2026, 14:05.', 'already_handled' => true]);
        $this->visit($late, 'POST', $this->path)->assertStatus(303)->assertSessionHas('success', 'Sam Lee already handled this on 20 Nov 2026, 14:05.');

        $this->assertSame($this->officer->id, RsgCommunication::query()->sole()->resolved_by);
        $this->assertSame(1, AuditEvent::query()->where('action', 'rsg_communication.resolved')->count());
    }

    public function test_client_without_open_communications_is_no_error(): void
    {
        $this->ask($this->officer, 'POST', $this->path)->assertOk()->assertExactJson(['message' => 'There was nothing left to do.', 'already_handled' => true]);
        $this->assertSame(0, AuditEvent::query()->count());
    }

    public function test_communications_of_a_deleted_client_can_still_be_handled(): void
    {
        $communication = RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        $this->client->delete();

        $this->ask($this->officer, 'POST', $this->path)->assertOk();

        $this->assertNotNull($communication->refresh()->resolved_at);
    }

    public function test_communication_is_not_resolved_while_impersonating(): void
    {
        $communication = RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        $this->impersonate($this->officer);

        $this->ask($this->officer, 'POST', $this->path)->assertForbidden();

        $this->assertNull($communication->refresh()->resolved_at);
    }

    public function test_access_needs_the_ability(): void
    {
        $communication = RsgCommunication::factory()->createOne(['client_id' => $this->client->id]);
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewRsgCommunications);

        $this->postJson($this->path)->assertUnauthorized();
        $this->ask(User::factory()->withAbilities(...$others)->createOne(), 'POST', $this->path)->assertForbidden();
        $this->ask($this->officer, 'POST', '/rsg/communications/clients/999999/mark-as-resolved')->assertNotFound();
        $this->assertNull($communication->refresh()->resolved_at);
    }
}
