<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Suburb, state and postcode are one value: they conflict together, and are restored together. */
final class ClientPlaceTest extends TestCase
{
    use RefreshDatabase;

    private User $editor;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->client = Client::factory()->createOne(['mobile_e164' => '+61491570156', 'suburb' => 'Fitzroy', 'state' => 'VIC', 'postcode' => '3065'])->refresh();
    }

    public function test_two_edits_of_one_address_are_not_mixed(): void
    {
        $this->client->update(['postcode' => null]);
        $opened = ClientFields::of($this->client->refresh());
        $version = $this->client->version;
        $this->save(['state' => 'NSW'], $opened, $version)->assertSessionHasNoErrors();

        $this->save(['postcode' => '3065'], $opened, $version)->assertSessionHasErrors(['state', 'postcode']);

        $this->assertPlace('NSW', null);
        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page->where('conflicts', [
            ['field' => 'state', 'mine' => 'VIC', 'theirs' => 'NSW', 'was' => 'VIC'],
            ['field' => 'postcode', 'mine' => '3065', 'theirs' => '', 'was' => ''],
        ])->etc());
    }

    public function test_address_changed_by_one_user_or_by_both_alike_is_no_conflict(): void
    {
        $opened = ClientFields::of($this->client);
        $this->save(['suburb' => 'Sydney', 'state' => 'NSW', 'postcode' => '2000'], $opened, 1)->assertSessionHasNoErrors();
        $this->save(['first_name' => 'Zed'], $opened, 1)->assertSessionHasNoErrors();
        $this->save(['suburb' => 'Sydney', 'state' => 'NSW', 'postcode' => '2000'], $opened, 1)->assertSessionHasNoErrors();

        $this->assertPlace('NSW', '2000');
        $this->assertSame('Zed', $this->client->first_name);
    }

    public function test_state_and_postcode_of_one_change_go_back_together(): void
    {
        foreach (['state' => 'NSW', 'postcode' => '2000'] as $field => $current) {
            $event = $this->move();

            $this->restore($event, $field, $current)->assertSessionHasNoErrors()
                ->assertSessionHas('success', $field === 'state' ? 'State and postcode restored.' : 'Postcode and state restored.');

            $this->assertPlace('VIC', '3065');
            $restored = AuditEvent::query()->latest('id')->firstOrFail();
            $this->assertEquals([['state' => 'NSW', 'postcode' => '2000'], ['state' => 'VIC', 'postcode' => '3065', 'restored_event_id' => $event->id]], [$restored->before, $restored->after]);
        }
    }

    public function test_undo_keeps_values_changed_since(): void
    {
        $event = $this->move();
        $this->save(['postcode' => '2010'])->assertSessionHasNoErrors();

        $this->restore($event, 'state', 'NSW')->assertSessionHasErrors(['postcode' => 'The postcode 2010 is not in Victoria.']);
        $this->assertPlace('NSW', '2010');

        $this->restore($event, 'postcode', '2000')->assertSessionHasErrors('postcode');
        $this->assertPlace('NSW', '2010');
    }

    public function test_state_changed_alone_is_restored_alone(): void
    {
        // A border town: 3644 is an address in both states.
        $this->client->update(['postcode' => '3644']);
        $this->save(['state' => 'NSW'])->assertSessionHasNoErrors();

        $this->restore(AuditEvent::query()->latest('id')->firstOrFail(), 'state', 'NSW')->assertSessionHasNoErrors()->assertSessionHas('success', 'State restored.');

        $this->assertPlace('VIC', '3644');
    }

    private function move(): AuditEvent
    {
        $this->save(['state' => 'NSW', 'postcode' => '2000'])->assertSessionHasNoErrors();

        return AuditEvent::query()->latest('id')->firstOrFail();
    }

    private function assertPlace(string $state, ?string $postcode): void
    {
        $this->assertSame([$state, $postcode], [$this->client->refresh()->state?->value, $this->client->postcode]);
    }

    /**
     * @param  array<string, string>  $fields
     * @param  array<string, string>|null  $opened
     * @return TestResponse<Response>
     */
    private function save(array $fields, ?array $opened = null, ?int $version = null): TestResponse
    {
        $base = $opened ?? ClientFields::of($this->client->refresh());

        return $this->actingAs($this->editor)->put(route('clients.update', $this->client), ['version' => $version ?? $this->client->version, 'base' => $base, ...$base, ...$fields]);
    }

    /** @return TestResponse<Response> */
    private function restore(AuditEvent $event, string $field, string $current): TestResponse
    {
        return $this->actingAs($this->editor)->put(route('clients.activity-logs.restore', [$this->client, $event]), ['field' => $field, 'current' => $current]);
    }
}
