<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\ClientFields;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Users who decide risk checks can reopen clients, even without contact details or edit rights. */
final class ReopenClientTest extends TestCase
{
    use RefreshDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = Client::factory()->managedBy(User::factory()->createOne())->createOne(['status' => ClientStatus::Closed])->refresh();
    }

    #[DataProvider('roles')]
    public function test_risk_staff_can_reopen_a_closed_client(StaffRole $role, bool $isAllowed, bool $isOffered): void
    {
        $colleague = User::factory()->withRole($role)->createOne();

        $this->actingAs($colleague)->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page->where('can_reopen', $isOffered)->etc());
        $this->put(route('clients.reopen', $this->client))->assertStatus($isAllowed ? 302 : 403);

        $this->assertSame($isAllowed ? ClientStatus::Active : ClientStatus::Closed, $this->client->refresh()->status);
        $events = AuditEvent::query()
            ->where('client_id', $this->client->id)
            ->where('action', '!=', 'client.betstop_checked')
            ->get();
        $this->assertSame(
            $isAllowed ? [[$colleague->id, ['status' => 'closed'], ['status' => 'active']]] : [],
            array_values(
                $events->map(static fn (AuditEvent $event): array => [$event->actor_id, $event->before, $event->after])->all(),
            ),
        );
    }

    /** @return iterable<string, array{StaffRole, bool, bool}> */
    public static function roles(): iterable
    {
        yield 'risk analyst, who sees no contacts' => [StaffRole::RiskAnalyst, true, true];
        yield 'payments manager, who has the form' => [StaffRole::PaymentsManager, true, false];
        yield 'payments officer' => [StaffRole::PaymentsOfficer, false, false];
        yield 'executive' => [StaffRole::Executive, false, false];
        yield 'senior account manager of another team' => [StaffRole::SeniorAccountManager, false, false];
    }

    public function test_reopening_changes_only_the_status(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());
        $before = ClientFields::of($this->client);

        $this->put(route('clients.update', $this->client), ['version' => 1, 'base' => $before, ...$before, 'status' => 'active'])->assertForbidden();
        $this->put(route('clients.reopen', $this->client), ['first_name' => 'Zed', 'status' => 'dormant'])->assertSessionHasNoErrors();

        $this->assertSame([...$before, 'status' => 'active'], ClientFields::of($this->client->refresh()));
    }

    #[DataProvider('refused')]
    public function test_excluded_or_open_client_cannot_be_reopened(string $field, mixed $value, string $why): void
    {
        $this->client->forceFill([$field => $value])->save();
        $before = $this->client->refresh()->status;
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())
            ->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page->where('can_reopen', false)->etc());

        $this->put(route('clients.reopen', $this->client))->assertSessionHasErrors(['status' => str_replace('{name}', $this->client->full_name, $why)]);

        $this->assertSame($before, $this->client->refresh()->status);
    }

    public function test_client_whose_other_account_is_excluded_cannot_be_reopened(): void
    {
        $this->client
            ->forceFill([
                'first_name' => 'Emma',
                'last_name' => 'Walsh',
                'preferred_name' => null,
                'date_of_birth' => '1988-04-12',
            ])
            ->save();
        $other = Client::factory()->createOne([
            'first_name' => 'Emma',
            'last_name' => 'Walsh',
            'preferred_name' => null,
            'date_of_birth' => '1988-04-12',
            'mobile_e164' => '+61491570110',
            'is_barred' => true,
        ]);

        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())->put(route('clients.reopen', $this->client))
            ->assertSessionHasErrors(['status' => "Emma Walsh (PIN {$other->pin}) is a client who is barred. The account can only be closed and can’t be reopened."]);

        $this->assertSame(ClientStatus::Closed, $this->client->refresh()->status);
    }

    public function test_client_who_shares_a_mobile_with_an_excluded_person_can_be_reopened(): void
    {
        Client::factory()->createOne(['mobile_e164' => $this->client->mobile_e164, 'is_barred' => true]);

        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())->put(route('clients.reopen', $this->client))->assertSessionHasNoErrors();

        $this->assertSame(ClientStatus::Active, $this->client->refresh()->status);
    }

    /** @return iterable<string, array{string, mixed, string}> */
    public static function refused(): iterable
    {
        yield 'barred' => ['is_barred', true, 'This person is barred, so the account can only be closed and can’t be reopened.'];
        yield 'on BetStop' => ['betstop_state', BetstopState::Registered, 'This person is registered with BetStop, so the account can only be closed and can’t be reopened.'];
        yield 'resting' => ['status', ClientStatus::Dormant, '{name} is Dormant, not Closed.'];
    }
}
