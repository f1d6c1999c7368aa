<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\AdvanceBulkChange;
use App\Actions\Clients\CheckClientRisk;
use App\Actions\Clients\ReopenClient;
use App\Actions\Clients\UpdateClient;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Enums\BulkChangeStatus;
use App\Enums\ClientStatus;
use App\Enums\RiskCheckValue;
use App\Enums\StaffRole;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\BulkChangeProgressQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** An undo restores the earlier values, even if a new edit could not: the rules of statuses and teams don't apply to it. */
final class BulkUndoTest extends TestCase
{
    use RefreshDatabase;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($this->user);
    }

    /** @return iterable<string, array{ClientStatus, ClientStatus}> */
    public static function directions(): iterable
    {
        $ways = [
            [ClientStatus::Pending, ClientStatus::Verified], [ClientStatus::Verified, ClientStatus::Active], [ClientStatus::Active, ClientStatus::Dormant],
            [ClientStatus::Dormant, ClientStatus::Active], [ClientStatus::Pending, ClientStatus::Closed], [ClientStatus::Verified, ClientStatus::Closed],
            [ClientStatus::Active, ClientStatus::Closed], [ClientStatus::Dormant, ClientStatus::Closed],
        ];
        foreach ($ways as [$from, $to]) {
            yield "{$from->value} to {$to->value}" => [$from, $to];
        }
    }

    #[DataProvider('directions')]
    public function test_undo_restores_every_status(ClientStatus $from, ClientStatus $to): void
    {
        $client = Client::factory()->createOne(['status' => $from]);
        $change = $this->change('status', $to->value, $client);
        $this->assertSame($to, $client->refresh()->status);
        $this->assertTrue($this->offersUndo());

        $this->undo($change);

        $this->assertSame([$from, 3], [$client->refresh()->status, $client->version]);
        $this->assertSame([BulkChangeStatus::Undone, 0], [$change->refresh()->status, $change->skipped_rows]);
        $event = AuditEvent::query()->where('action', 'client.restored')->sole();
        $this->assertSame(
            [['status' => $to->value], ['status' => $from->value, 'bulk_change_id' => $change->id], $this->user->id, $client->id],
            [$event->before, $event->after, $event->actor_id, $event->client_id],
        );
    }

    public function test_users_who_can_reopen_can_undo_a_reopening(): void
    {
        $this->user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::RiskCheckClients)->createOne();
        $this->actingAs($this->user);
        $client = Client::factory()->createOne(['status' => ClientStatus::Closed]);
        $change = $this->change('status', 'active', $client);
        // Closing is what protects an excluded person.
        $client->refresh()->forceFill(['is_barred' => true])->save();
        $this->assertTrue($this->offersUndo());

        $this->undo($change);

        $this->assertSame(ClientStatus::Closed, $client->refresh()->status);
    }

    public function test_account_manager_can_undo_an_assignment_to_another_team(): void
    {
        [$mine, $theirs] = User::factory()->withRole(StaffRole::AccountManager)->count(2)->create();
        $this->actingAs($mine);
        $client = Client::factory()->managedBy($mine)->createOne();
        $change = $this->change('manager', (string) $theirs->id, $client);
        $this->assertSame($theirs->id, $client->refresh()->account_manager_id);

        $this->undo($change);

        $this->assertSame($mine->id, $client->refresh()->account_manager_id);
        $this->assertSame(['account_manager_id' => (string) $mine->id, 'bulk_change_id' => $change->id], AuditEvent::query()->where('action', 'client.restored')->sole()->after);
    }

    public function test_undo_restores_clients_without_a_manager(): void
    {
        $client = Client::factory()->createOne();
        $change = $this->change('manager', (string) $this->user->id, $client);

        $this->undo($change);

        $this->assertNull($client->refresh()->account_manager_id);
    }

    public function test_undo_of_an_unassignment_ignores_later_events_about_other_fields(): void
    {
        $client = Client::factory()->managedBy($this->user)->createOne();
        $change = $this->change('manager', '', $client);
        $this->assertNull($client->refresh()->account_manager_id);
        app(AuditTrail::class)->record('client.rated', $client, ['client_rating' => null], ['client_rating' => 3], User::factory()->createOne()->id);

        $this->undo($change);

        $this->assertSame($this->user->id, $client->refresh()->account_manager_id);
    }

    /** @param  array<string, mixed>  $marks */
    #[TestWith([['is_barred' => true], 'This person is barred, so the account can only be closed and can’t be reopened.'])]
    #[TestWith([['betstop_state' => 'registered'], 'This person is registered with BetStop, so the account can only be closed and can’t be reopened.'])]
    public function test_undo_does_not_reopen_clients_excluded_since(array $marks, string $reason): void
    {
        $client = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $change = $this->change('status', 'closed', $client);
        $client->refresh()->forceFill($marks)->save();
        $this->assertFalse($this->offersUndo());

        $this->undo($change);

        $this->assertSame(ClientStatus::Closed, $client->refresh()->status);
        $this->assertSame($reason, BulkChangeRow::query()->sole()->skipped_because);
        $this->assertSame(0, AuditEvent::query()->where('action', 'client.restored')->count());
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_undo_does_not_return_clients_to_a_manager_who_can_not_open_them_any_more(bool $isActive): void
    {
        $former = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $client = Client::factory()->managedBy($former)->createOne();
        $change = $this->change('manager', (string) $this->user->id, $client);
        $former->forceFill(['is_active' => $isActive, 'role_id' => $isActive ? User::factory()->withRole(StaffRole::Marketing)->createOne()->role_id : $former->role_id])->save();

        $this->undo($change);

        $this->assertSame(
            [$this->user->id, 'The former account manager is no longer active or can no longer see clients.'],
            [$client->refresh()->account_manager_id, BulkChangeRow::query()->sole()->skipped_because],
        );
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_undo_keeps_a_closing_that_a_risk_check_confirmed(bool $isByColleague): void
    {
        $checker = $isByColleague ? User::factory()->withRole(StaffRole::RiskAnalyst)->createOne() : $this->user;
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        $change = $this->change('status', 'closed', $client);
        app(CheckClientRisk::class)->handle($client, RiskCheckValue::Close, $checker);

        $this->undo($change);

        $this->assertSame([ClientStatus::Closed, 'It was changed later.'], [$client->refresh()->status, BulkChangeRow::query()->sole()->skipped_because]);
    }

    public function test_undo_keeps_a_closing_by_a_colleague_after_a_reopening(): void
    {
        $client = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $change = $this->change('status', 'closed', $client);
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        app(ReopenClient::class)->handle($client->refresh(), $analyst);
        $fields = ClientFields::of($client->refresh());
        $this->assertSame('active', $fields['status']);
        app(UpdateClient::class)->handle($client, new ClientEdit($client->version, [...$fields, 'status' => 'closed'], $fields), $analyst);

        $this->undo($change);

        $this->assertSame(ClientStatus::Closed, $client->refresh()->status);
    }

    public function test_undo_counts_no_event_before_the_bulk_change_itself(): void
    {
        $client = Client::factory()->createOne(['status' => ClientStatus::Active]);
        // A colleague closed the account and reopened it while the bulk change waited in the queue.
        app(AuditTrail::class)->record('client.updated', $client, ['status' => 'active'], ['status' => 'closed'], User::factory()->createOne()->id);
        $change = $this->change('status', 'closed', $client);

        $this->undo($change);

        $this->assertSame(ClientStatus::Active, $client->refresh()->status);
    }

    public function test_undo_is_offered_while_there_is_something_to_restore(): void
    {
        $client = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $this->change('status', 'dormant', $client);
        $this->assertTrue($this->offersUndo());

        $client->refresh()->update(['status' => ClientStatus::Closed]);
        $this->assertFalse($this->offersUndo(), 'A colleague changed it later.');

        $this->change('note', 'Hello', $client);
        $this->assertTrue($this->offersUndo());
        $this->undo(BulkChange::query()->latest('id')->firstOrFail());
        $this->assertFalse($this->offersUndo(), 'It is undone.');
    }

    public function test_interrupted_undo_continues_with_the_rest(): void
    {
        [$first, $second] = Client::factory()->count(2)->create(['status' => ClientStatus::Pending]);
        $change = $this->change('status', 'verified', $first, $second);
        $first->refresh()->update(['status' => ClientStatus::Pending]);
        BulkChangeRow::query()->where('client_id', $first->id)->update(['undone_at' => now()]);
        $change->update(['status' => BulkChangeStatus::Failed]);

        $this->undo($change);

        $this->assertSame([ClientStatus::Pending, ClientStatus::Pending], [$first->refresh()->status, $second->refresh()->status]);
        $this->assertSame([null, null], BulkChangeRow::query()->pluck('skipped_because')->all());
    }

    public function test_merged_client_is_reported(): void
    {
        $client = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $change = $this->change('status', 'dormant', $client);
        $client->refresh()->delete();

        $this->undo($change);

        $this->assertSame('This client was deleted or merged into another client.', BulkChangeRow::query()->sole()->skipped_because);
    }

    private function change(string $kind, string $value, Client ...$clients): BulkChange
    {
        $this->post('/clients/bulk', [
            'kind' => $kind,
            'value' => $value,
            'reference' => (string) Str::uuid(),
            'ids' => array_map(static fn (Client $client): int => $client->id, array_values($clients)),
        ])->assertSessionHasNoErrors();

        return BulkChange::query()->latest('id')->firstOrFail();
    }

    private function undo(BulkChange $change): void
    {
        $this->post("/clients/bulk/{$change->id}/undo")->assertSessionMissing('error');
        $this->assertFalse(app(AdvanceBulkChange::class)->handle($change->id), 'It is at its end.');
    }

    private function offersUndo(): bool
    {
        return app(BulkChangeProgressQuery::class)->latest($this->user)->can_undo ?? false;
    }
}
