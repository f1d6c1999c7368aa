<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Enums\StaffRole;
use App\Enums\TransferStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Note;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** An account manager's rights to another team's client, with and without the setting. */
final class OtherTeamsClientsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $lead;

    private User $manager;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->lead = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $this->manager = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $this->lead->id]);
        $this->client = Client::factory()->managedBy($this->manager)->createOne(['mobile_e164' => '+61491570156']);
    }

    #[DataProvider('settlers')]
    public function test_transfer_is_settled_by_the_clients_team_and_payments_staff(string $scope, string $who, bool $isAllowed): void
    {
        config(['paddock.clients.edit_scope' => $scope]);
        [$from, $to] = SiteAccount::factory()->count(2)->create(['client_id' => $this->client->id, 'balance_cents' => 50_000]);
        $transfer = Transfer::factory()->createOne([
            'client_id' => $this->client->id, 'from_site_account_id' => $from->id, 'to_site_account_id' => $to->id, 'status' => TransferStatus::Requested,
        ]);
        $this->actingAs($this->colleague($who));

        $this->assertSame(
            $isAllowed ? ['approved', 'declined'] : [],
            $this->inertia(route('clients.transfers', $this->client), ['transfers'], 'Clients/Transfers')->assertOk()->json('props.transfers.0.next'),
        );
        foreach (['approved', 'sent', 'confirmed'] as $status) {
            $this->put(route('clients.transfers.update', [$this->client, $transfer]), ['status' => $status])->assertStatus($isAllowed ? 303 : 403);
        }
        $this->assertSame($isAllowed ? TransferStatus::Confirmed : TransferStatus::Requested, $transfer->refresh()->status);
        $this->assertSame($isAllowed ? 100_000 - 50_000 - $transfer->amount_cents : 50_000, $from->refresh()->balance_cents);
    }

    /** @return iterable<string, array{string, string, bool}> */
    public static function settlers(): iterable
    {
        yield 'a team mate' => ['team', 'team mate', true];
        yield 'the head of the team' => ['team', 'lead', true];
        yield 'an account manager of another team' => ['team', 'account_manager', false];
        yield 'the head of another team' => ['team', 'senior_account_manager', false];
        yield 'a team mate, each their own' => ['own', 'team mate', false];
        yield 'another team, changes all clients' => ['all', 'account_manager', true];
        yield 'payments officer' => ['own', 'payments_officer', true];
        yield 'payments manager' => ['team', 'payments_manager', true];
        yield 'risk analyst' => ['team', 'risk_analyst', true];
    }

    #[DataProvider('deciders')]
    public function test_bonus_is_decided_by_the_clients_team_and_risk_staff(string $who, bool $isAllowed): void
    {
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'status' => BonusClaimStatus::Offered, 'requested_by' => $this->manager->id, 'approved_by' => null]);
        $this->actingAs($this->colleague($who));

        $this->assertSame($isAllowed, $this->inertia(route('clients.bonuses', $this->client), ['claims'], 'Clients/Bonuses')->assertOk()->json('props.claims.0.can_approve'));
        $this->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertStatus($isAllowed ? 303 : 403);
        $this->assertSame($isAllowed, $claim->refresh()->approved_by !== null);
        $this->put(route('clients.bonuses.reverse', [$this->client, $claim]), ['reason' => 'Given by mistake'])->assertStatus($isAllowed ? 303 : 403);
        $this->assertSame($isAllowed ? BonusClaimStatus::Reversed : BonusClaimStatus::Offered, $claim->refresh()->status);
    }

    /** @return iterable<string, array{string, bool}> */
    public static function deciders(): iterable
    {
        yield 'the head of the team' => ['lead', true];
        yield 'the head of another team' => ['senior_account_manager', false];
        yield 'risk analyst' => ['risk_analyst', true];
        yield 'payments manager' => ['payments_manager', true];
    }

    public function test_account_manager_of_another_team_can_message_a_client_and_add_notes(): void
    {
        $colleague = $this->colleague('account_manager');
        $this->actingAs($colleague);

        $this->post(route('clients.messages.store', $this->client), ['body' => 'Your manager calls back at ten', 'reference' => Str::uuid()->toString()])->assertSessionHasNoErrors()->assertRedirect();
        $this->assertSame([$colleague->id], SmsMessage::query()->whereRelation('conversation', 'client_id', $this->client->id)->pluck('user_id')->all());

        $this->post("/notes/client/{$this->client->id}", ['body' => 'Asked for a call back', 'category' => 'general', 'reference' => Str::uuid()->toString()])->assertSessionHasNoErrors();
        $this->assertSame($colleague->id, Note::query()->sole()->user_id);
        $this->put(route('clients.rating', $this->client), ['value' => 3])->assertForbidden();
    }

    public function test_new_role_changes_only_its_own_clients_until_two_people_give_it_all_clients(): void
    {
        $manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->actingAs($manager)->post('/users/roles-description', ['title' => 'Junior manager', 'description' => 'Learns to manage clients'])->assertSessionHasNoErrors();
        $role = Role::query()->where('title', 'Junior manager')->sole();
        $change = fn (array $rights): TestResponse => $this->actingAs($manager)->put(
            "/users/roles-description/{$role->id}/rights",
            ['rights' => $rights, 'version' => $role->refresh()->version, 'reason' => 'For the new starters'],
        );
        $change(['viewClients'])->assertSessionHas('success', 'Abilities changed. They apply straight away.');
        $junior = User::factory()->createOne(['role_id' => $role->id]);
        $own = Client::factory()->managedBy($junior)->createOne(['client_rating' => null]);

        $this->actingAs($junior)->get(route('clients.transfers', $this->client))->assertOk();
        $this->put(route('clients.rating', $this->client), ['value' => 3, 'seen' => ''])->assertForbidden();
        $this->put(route('clients.rating', $own), ['value' => 3, 'seen' => ''])->assertSessionHasNoErrors()->assertRedirect();

        $change(['viewClients', 'changes_all_clients'])->assertSessionHas('success', 'Change proposed. A colleague must confirm it.');
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($developer)->put('/users/roles-description/proposals/'.RoleProposal::query()->sole()->id.'/confirmation')->assertSessionHas('success');
        $this->actingAs($junior->fresh() ?? $junior)->put(route('clients.rating', $this->client), ['value' => 3, 'seen' => ''])->assertSessionHasNoErrors()->assertRedirect();
    }

    public function test_of_the_seeded_roles_only_account_managers_are_limited(): void
    {
        $limited = array_filter(StaffRole::cases(), static fn (StaffRole $role): bool => in_array(Ability::ViewClients, $role->abilities(), true)
            && app(EditScope::class)->binds(User::factory()->withRole($role)->createOne()));

        $this->assertSame([StaffRole::AccountManager, StaffRole::SeniorAccountManager, StaffRole::Executive], array_values($limited));
        $this->assertFalse(app(EditScope::class)->includes(User::factory()->withRole(StaffRole::Executive)->createOne(), null));
    }

    private function colleague(string $who): User
    {
        return match ($who) {
            'lead' => $this->lead,
            'team mate' => User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $this->lead->id]),
            default => User::factory()->withRole(StaffRole::from($who))->createOne(['manager_id' => User::factory()->createOne()->id]),
        };
    }
}
