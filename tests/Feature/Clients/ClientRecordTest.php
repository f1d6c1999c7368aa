<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\RateClient;
use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\PermissionReceipt;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ClientRecordTest extends TestCase
{
    use RefreshDatabase;

    private const REASON = 'The bank asks for a call back';

    private User $editor;

    private Client $client;

    private OperatorSite $site;

    protected function setUp(): void
    {
        parent::setUp();

        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->client = Client::factory()->createOne(['mobile_e164' => '+61491570156', 'email' => 'harriet@example.com', 'address' => '12 Alma St'])->refresh();
        $this->site = OperatorSite::factory()->createOne(['name' => 'Sportsbet', 'is_active' => true]);
    }

    #[DataProvider('scopes')]
    public function test_edit_scope_setting_decides_which_clients_an_account_manager_changes(string $scope, string $whose, bool $isAllowed): void
    {
        config(['paddock.clients.edit_scope' => $scope]);
        $lead = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $me = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $lead->id]);
        $managerId = match ($whose) {
            'mine' => $me->id,
            'team mate' => User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $lead->id])->id,
            'other team' => User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => User::factory()->createOne()->id])->id,
            default => null,
        };
        $this->client->update(['account_manager_id' => $managerId]);
        $fields = ClientFields::of($this->client->refresh());

        $this->actingAs($me)->get(route('clients.edit', $this->client))->assertOk()->assertInertia(
            fn (AssertableInertia $page) => $page
                ->where('can_edit', $isAllowed)
                ->where('client.can_edit', $isAllowed)
                ->where('edit_refusal', $isAllowed ? null : 'You can’t edit this client because another team manages it.')
                ->reloadOnly(
                    'site_accounts',
                    fn (AssertableInertia $part) => $part
                        ->where(
                            'site_accounts',
                            fn (Collection $rows): bool => $rows->every(
                                static fn (array $row): bool => ($row['choices'] !== []) === $isAllowed,
                            ),
                        )
                        ->etc(),
                )
                ->etc(),
        );
        $this->put(route('clients.update', $this->client), [
            'version' => $this->client->version,
            'base' => $fields,
            ...$fields,
            'suburb' => 'Fitzroy',
        ])->assertStatus($isAllowed ? 302 : 403);
        $this->put(route('clients.site-accounts.update', [$this->client, $this->site]), [
            'version' => 0,
            'username' => 'hari',
            'status' => 'open',
        ])->assertStatus($isAllowed ? 302 : 403);

        $this->assertSame($isAllowed, $this->client->refresh()->suburb === 'Fitzroy');
        $this->assertSame($isAllowed, SiteAccount::query()->exists());
    }

    /** @return iterable<string, array{string, string, bool}> */
    public static function scopes(): iterable
    {
        yield 'own, mine' => ['own', 'mine', true];
        yield 'own, team mate’s' => ['own', 'team mate', false];
        yield 'own, without a manager' => ['own', 'no manager', true];
        yield 'team, team mate’s' => ['team', 'team mate', true];
        yield 'team, other team’s' => ['team', 'other team', false];
        yield 'all, other team’s' => ['all', 'other team', true];
    }

    #[TestWith([StaffRole::Executive, 'your role only reads'])]
    #[TestWith([StaffRole::RiskAnalyst, 'you can’t see contact details'])]
    public function test_users_who_do_not_contact_clients_see_masked_details(StaffRole $role, string $refusal): void
    {
        app(AuditTrail::class)->record('client.updated', $this->client, ['address' => '9 Old Rd'], ['address' => '12 Alma St']);
        $reader = User::factory()->withRole($role)->createOne();
        $sent = '';

        $this->actingAs($reader)->get(route('clients.edit', $this->client))->assertOk()->assertInertia(function (AssertableInertia $page) use (&$sent, $refusal): void {
            $page->where('form.mobile_e164', '•••• ••• 156')->where('form.email', 'h•••@example.com')->where('form.address', '•••')
                ->where('client.can_reveal_contact', true)->where('can_edit', false)
                ->where('edit_refusal', "You can’t edit clients because {$refusal}.");
            $sent .= json_encode($page->toArray());
            $page->reloadOnly(['history', 'marks', 'ratings', 'site_accounts'], function (AssertableInertia $part) use (&$sent): void {
                $sent .= json_encode($part->toArray());
            })->etc();
        });

        foreach (['570 156', '570156', 'harriet@', 'Alma', 'Old Rd'] as $hidden) {
            $this->assertStringNotContainsString($hidden, $sent);
        }
    }

    public function test_contact_details_are_revealed_for_a_reason_and_audited(): void
    {
        $reader = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();

        $this->reveal($reader, '')->assertUnprocessable()->assertJsonValidationErrors(['reason' => 'Enter a reason for viewing the contact details.']);
        $this->assertSame(0, AuditEvent::query()->count());
        $this->reveal($reader)
            ->assertOk()
            ->assertExactJson(['mobile' => '0491 570 156', 'email' => 'harriet@example.com', 'address' => '12 Alma St'])
            ->assertHeader('Cache-Control', 'no-store, private');

        $event = AuditEvent::query()->sole();
        $this->assertSame(['client.contact_revealed', $reader->id, $this->client->id, ['reason' => self::REASON]], [$event->action, $event->actor_id, $event->client_id, $event->after]);
    }

    public function test_reveals_are_limited_and_need_access_to_the_client(): void
    {
        $reader = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        for ($i = 0; $i < 20; $i++) {
            $this->reveal($reader)->assertOk();
        }

        $this->reveal($reader)->assertTooManyRequests();
        $this->reveal(User::factory()->withRole(StaffRole::Marketing)->createOne())->assertForbidden();
    }

    public function test_site_account_is_created_and_changes_status_by_the_rule(): void
    {
        $this->site(['version' => 0, 'username' => 'hari_o', 'status' => 'open'])->assertSessionHasNoErrors();
        $this->site(['version' => 1, 'username' => 'hari_o', 'status' => 'limited'])->assertSessionHasNoErrors();
        $this->site(['version' => 2, 'username' => 'hari_o', 'status' => 'applied'])->assertSessionHasErrors(['status' => 'Limited accounts can’t become Applied.']);

        $account = SiteAccount::query()->sole();
        $this->assertSame(['hari_o', 'limited', 2], [$account->username, $account->status->value, $account->version]);
        $events = AuditEvent::query()->orderBy('id')->get();
        $this->assertSame([['username' => null, 'status' => 'missing'], ['status' => 'open']], [$events[0]?->before, $events[1]?->before]);
        $this->assertSame([$this->client->id, $this->client->id], $events->pluck('client_id')->all());
    }

    public function test_simultaneous_edits_of_a_site_account_conflict(): void
    {
        $this->site(['version' => 0, 'username' => 'first', 'status' => 'open'])->assertSessionHasNoErrors();

        $this->site(['version' => 0, 'username' => 'second', 'status' => 'open'])
            ->assertSessionHasErrors(['version' => 'A colleague changed this account. It is now Open, username first. Check it and save again.']);
        $this->assertSame('first', SiteAccount::query()->sole()->username);
    }

    public function test_username_is_unique_per_site(): void
    {
        $other = Client::factory()->createOne(['first_name' => 'Dana', 'last_name' => 'Moss', 'pin' => '777']);
        SiteAccount::factory()->createOne(['client_id' => $other->id, 'operator_site_id' => $this->site->id, 'username' => 'taken']);

        $this->site(['version' => 0, 'username' => 'taken', 'status' => 'open'])->assertSessionHasErrors(['username' => 'On Sportsbet that username belongs to Dana Moss (PIN 777).']);
        $this->site(['version' => 0, 'username' => 'TAKEN', 'status' => 'open'])->assertSessionHasErrors(['username' => 'On Sportsbet that username belongs to Dana Moss (PIN 777).']);
        $this->site(['version' => 0, 'username' => '', 'status' => 'open'])->assertSessionHasErrors(['username' => 'Enter the client’s username on this site.']);
        $this->site(['version' => 0, 'username' => 'two words', 'status' => 'open'])->assertSessionHasErrors(['username' => 'Enter a username without spaces.']);
        $this->site(['version' => 0, 'username' => 'x', 'status' => 'made-up'])->assertSessionHasErrors('status');
    }

    #[TestWith(['is_barred'])]
    #[TestWith(['betstop_state'])]
    public function test_site_account_of_an_excluded_person_cannot_be_opened(string $mark): void
    {
        $this->client->forceFill([$mark => $mark === 'is_barred' ? true : BetstopState::Registered])->save();

        $this->site(['version' => 0, 'username' => 'x', 'status' => 'open'])->assertSessionHasErrors(['status' => 'Missing accounts can’t become Open because the person is excluded.']);
    }

    #[TestWith(['1984-03-05', 'No site account can be opened, and open ones can only be closed.'])]
    #[TestWith(['1984-03-06', 'This may be the same person, so a colleague has to decide first.'])]
    public function test_site_account_of_a_person_excluded_elsewhere_is_refused_by_the_gate(string $birthday, string $why): void
    {
        $this->client->forceFill(['first_name' => 'William', 'last_name' => 'Hartley', 'preferred_name' => null, 'date_of_birth' => '1984-03-05'])->save();
        $this->site(['version' => 0, 'username' => 'hari', 'status' => 'open'])->assertSessionHasNoErrors();
        $this->site(['version' => 1, 'username' => 'hari', 'status' => 'suspended'])->assertSessionHasNoErrors();
        BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => $birthday]);

        $this->site(['version' => 2, 'username' => 'hari', 'status' => 'open'])->assertSessionHasErrors(['status' => "William Hartley is on the barred list. {$why}"]);

        $this->assertSame(1, PermissionReceipt::query()->where('purpose', GatePurpose::SiteAccount)->where('is_allowed', false)->count());
        $this->site(['version' => 2, 'username' => 'hari', 'status' => 'closed'])->assertSessionHasNoErrors();
    }

    public function test_accounts_of_closed_clients_and_unused_sites_can_only_be_closed(): void
    {
        $this->site(['version' => 0, 'username' => 'hari', 'status' => 'open'])->assertSessionHasNoErrors();
        $other = OperatorSite::factory()->createOne(['is_active' => true]);
        $this->client->refresh()->update(['status' => ClientStatus::Closed]);
        $this->put(route('clients.site-accounts.update', [$this->client, $other]), ['version' => 0, 'username' => 'hari', 'status' => 'open'])
            ->assertSessionHasErrors(['status' => 'Missing accounts can’t become Open because the client is Closed.']);
        $this->site(['version' => 1, 'username' => 'hari', 'status' => 'suspended'])->assertSessionHasNoErrors();
        $this->site(['version' => 2, 'username' => 'hari', 'status' => 'open'])->assertSessionHasErrors(['status' => 'Suspended accounts can’t become Open because the client is Closed.']);

        $this->client->update(['status' => ClientStatus::Active]);
        $this->site->update(['is_active' => false]);
        $this->site(['version' => 2, 'username' => 'hari', 'status' => 'open'])->assertSessionHasErrors(['status' => 'Suspended accounts can’t become Open because the site is no longer used.']);
        $this->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('site_accounts', fn (AssertableInertia $part) => $part
            ->where('site_accounts', fn (Collection $rows): bool => array_column($rows->firstWhere('site_name', 'Sportsbet')['choices'] ?? [], 'value') === ['suspended', 'closed'])->etc()));
        $this->site(['version' => 2, 'username' => 'hari', 'status' => 'closed'])->assertSessionHasNoErrors();
        $this->site(['version' => 3, 'username' => 'hari', 'status' => 'applied'])->assertSessionHasErrors(['status' => 'Closed accounts can’t become Applied because the site is no longer used.']);
    }

    public function test_rating_history_and_marks_name_their_authors(): void
    {
        app(RateClient::class)->handle($this->client, 3, $this->editor, $this->client->refresh()->client_rating);
        $this->actingAs($this->editor);
        app(RateClient::class)->handle($this->client, 2, $this->editor, $this->client->refresh()->client_rating);
        app(AuditTrail::class)->record('client.betstop_registered', $this->client, ['betstop_state' => 'clear'], ['betstop_state' => 'registered']);
        $this->client->refresh()->forceFill(['betstop_state' => BetstopState::Registered])->save();

        $this->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly(['ratings', 'marks'], fn (AssertableInertia $part) => $part
            ->has('ratings', 2)->where('ratings.0.from', 3)->where('ratings.0.to', 2)->where('ratings.0.reviewer_name', $this->editor->full_name)->where('ratings.1.from', null)
            ->where('marks.0.name', 'Barred')->where('marks.0.is_set', false)
            ->where('marks.1.name', 'BetStop')->where('marks.1.is_set', true)->where('marks.1.at', now()->toIso8601ZuluString())->where('marks.1.actor_name', $this->editor->full_name)
            ->etc()));
    }

    /**
     * @param  array<string, mixed>  $data
     * @return TestResponse<Response>
     */
    private function site(array $data): TestResponse
    {
        return $this->actingAs($this->editor)->from(route('clients.edit', $this->client))->put(route('clients.site-accounts.update', [$this->client, $this->site]), $data);
    }

    /** @return TestResponse<Response> */
    private function reveal(User $reader, string $reason = self::REASON): TestResponse
    {
        return $this->actingAs($reader)->postJson(route('clients.reveal-contact', $this->client), ['reason' => $reason]);
    }
}
