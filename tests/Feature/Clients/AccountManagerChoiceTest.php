<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Clients can be assigned only to active users who see clients, in every way of assigning. */
final class AccountManagerChoiceTest extends TestCase
{
    use RefreshDatabase;

    private User $editor;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->client = Client::factory()->createOne(['account_manager_id' => null, 'mobile_e164' => '+61491570156'])->refresh();
    }

    #[DataProvider('people')]
    public function test_form_bulk_change_and_restore_assign_only_staff_who_see_clients(string $who, bool $isAllowed): void
    {
        $id = $this->person($who)->id;
        $refused = 'Choose an active staff member who can see clients.';
        $event = AuditEvent::query()->create([
            'actor_id' => $this->editor->id, 'subject_type' => 'client', 'subject_id' => $this->client->id, 'client_id' => $this->client->id,
            'action' => 'client.updated', 'before' => ['account_manager_id' => (string) $id], 'after' => ['account_manager_id' => ''],
        ]);

        $saved = $this->save(['account_manager_id' => (string) $id]);
        $given = [$this->client->refresh()->account_manager_id];
        $this->client->update(['account_manager_id' => null]);
        $restored = $this->put(route('clients.activity-logs.restore', [$this->client, $event]), ['field' => 'account_manager_id', 'current' => '']);
        $given[] = $this->client->refresh()->account_manager_id;
        $this->assertSame(array_fill(0, 2, $isAllowed ? $id : null), $given);
        $many = $this->post(route('clients.bulk.store'), ['kind' => 'manager', 'value' => (string) $id, 'ids' => [$this->client->id], 'reference' => Str::uuid()->toString()]);
        $this->assertSame($isAllowed, BulkChange::query()->exists());

        if ($isAllowed) {
            array_map(static fn (TestResponse $answer): TestResponse => $answer->assertSessionHasNoErrors(), [$saved, $restored, $many]);
        } else {
            $many->assertSessionHasErrors(['value' => $refused]);
        }
    }

    /** @return iterable<string, array{string, bool}> */
    public static function people(): iterable
    {
        yield 'account manager' => ['account_manager', true];
        yield 'risk analyst, who sees clients' => ['risk_analyst', true];
        yield 'marketing, who sees none' => ['marketing', false];
        yield 'database contractor' => ['database_contractor', false];
        yield 'switched off' => ['inactive', false];
        yield 'deleted' => ['deleted', false];
    }

    #[DataProvider('leavers')]
    public function test_client_keeps_a_former_manager_named_in_the_form(string $who): void
    {
        $gone = $this->person($who);
        $other = $this->person($who);
        $this->client->update(['account_manager_id' => $gone->id]);
        $active = User::factory()->withRole(StaffRole::AccountManager)->createOne();

        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page
            ->where('choices.account_manager_id', static fn (Collection $choices): bool => $choices->pluck('label', 'value')->sortKeys()->all() === [
                $gone->id => "{$gone->full_name} (no longer works here)", $active->id => $active->full_name,
            ])->etc());
        $this->save(['first_name' => 'Zed'])->assertSessionHasNoErrors();
        $this->assertSame(['Zed', $gone->id], [$this->client->refresh()->first_name, $this->client->account_manager_id]);

        $this->save(['account_manager_id' => (string) $other->id])->assertSessionHasErrors('account_manager_id');
        // A form opened before a reassignment does not change the manager.
        $opened = ClientFields::of($this->client->refresh());
        $version = $this->client->version;
        $this->save(['account_manager_id' => (string) $active->id])->assertSessionHasNoErrors();
        $this->put(route('clients.update', $this->client), ['version' => $version, 'base' => $opened, ...$opened, 'last_name' => 'Kay'])->assertSessionHasNoErrors();
        $this->assertSame(['Kay', $active->id], [$this->client->refresh()->last_name, $this->client->account_manager_id]);
    }

    public function test_filter_offers_account_managers_and_others_who_have_clients(): void
    {
        $manager = $this->person('account_manager');
        $owner = $this->person('inactive');
        $this->person('inactive');
        $this->client->update(['account_manager_id' => $owner->id]);

        $offered = array_column($this->actingAs($this->editor)->get(route('clients.index'))->inertiaProps()['choices']['account_manager'], 'value');
        $this->assertEqualsCanonicalizing(['me', 'unassigned', (string) $manager->id, (string) $owner->id], $offered);
    }

    public function test_form_offers_colleagues_of_a_created_role_that_changes_only_its_own_clients(): void
    {
        [$limited, $unlimited, $executive] = [
            User::factory()->withAbilities(Ability::ViewClients)->createOne(),
            User::factory()->withAbilities(Ability::ViewClients)->createOne(),
            User::factory()->withRole(StaffRole::Executive)->createOne(),
        ];
        $limited->role()->update(['changes_all_clients' => false]);

        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page
            ->where('choices.account_manager_id', static fn (Collection $choices): bool => $choices->contains('value', (string) $limited->id)
                && ! $choices->contains('value', (string) $unlimited->id) && ! $choices->contains('value', (string) $executive->id))->etc());
    }

    /** @return iterable<string, array{string}> */
    public static function leavers(): iterable
    {
        yield 'switched off' => ['inactive'];
        yield 'deleted' => ['deleted'];
    }

    private function person(string $who): User
    {
        $person = match ($who) {
            'inactive' => User::factory()->inactive()->createOne(),
            'deleted' => User::factory()->createOne(),
            default => User::factory()->withRole(StaffRole::from($who))->createOne(),
        };
        if ($who === 'deleted') {
            $person->delete();
        }

        return $person;
    }

    /**
     * @param  array<string, string>  $fields
     * @return TestResponse<Response>
     */
    private function save(array $fields): TestResponse
    {
        $base = ClientFields::of($this->client->refresh());

        return $this->actingAs($this->editor)->put(route('clients.update', $this->client), ['version' => $this->client->version, 'base' => $base, ...$base, ...$fields]);
    }
}
