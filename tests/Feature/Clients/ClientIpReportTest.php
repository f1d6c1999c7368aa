<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Models\Client;
use App\Models\IpSighting;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class ClientIpReportTest extends TestCase
{
    use RefreshDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->client = Client::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
    }

    public function test_addresses_list_the_clients_who_share_them(): void
    {
        $mate = Client::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Lin']);
        $this->seen($this->client, '203.0.113.7', 'phone-a', days: 1);
        $this->seen($this->client, '203.0.113.9', '', days: 5);
        $this->seen($mate, '203.0.113.7', 'phone-a', days: 2);
        $this->seen($mate, '203.0.113.7', 'phone-b', days: 3);

        $this->get("/clients/{$this->client->id}/ip-report")->assertInertia(fn ($page) => $page->missing('sightings')->loadDeferredProps(fn ($deferred) => $deferred
            ->has('sightings', 2)
            ->where('sightings.0.ip', '203.0.113.7')->where('sightings.0.other_clients', 1)
            ->where('sightings.0.companions', [['id' => $mate->id, 'full_name' => 'Mei Lin', 'pin' => $mate->pin, 'shares_device' => true]])
            ->where('sightings.1.other_clients', 0)->where('sightings.1.companions', [])
            ->where('meta.count', 2)));

        $this->report('?shared=1')->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->has('sightings', 1)));
        $this->report('?search=203.0.113.9')->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->where('sightings.0.ip', '203.0.113.9')->has('sightings', 1)));
        // Not a pattern: a percent sign is looked for as itself.
        $this->report('?search=%25')->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->has('sightings', 0)));
    }

    public function test_clients_on_the_same_device_come_first_whatever_their_other_devices(): void
    {
        $this->seen($this->client, '203.0.113.7', 'phone-a', days: 1);
        $neighbours = Client::factory()->createMany(5);
        $neighbours->each(fn (Client $neighbour) => $this->seen($neighbour, '203.0.113.7', 'phone-c', days: 2));
        $mate = Client::factory()->createOne();
        $this->seen($mate, '203.0.113.7', 'phone-b', days: 3);
        $this->seen($mate, '203.0.113.7', 'phone-a', days: 2);

        $this->report()->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred
            ->where('sightings.0.other_clients', 6)
            ->where('sightings.0.companions.0.id', $mate->id)->where('sightings.0.companions.0.shares_device', true)
            ->where('sightings.0.companions.1.id', $neighbours[0]->id)->where('sightings.0.companions.1.shares_device', false)));
    }

    public function test_clients_on_one_address_are_counted_up_to_a_limit(): void
    {
        $this->seen($this->client, '203.0.113.7', '', days: 1);
        $template = Client::factory()->createOne()->getAttributes();
        unset($template['id']);
        foreach (range(1, 120) as $number) {
            $id = DB::table('clients')->insertGetId([...$template, 'pin' => "9{$number}"]);
            DB::table('ip_sightings')->insert(['client_id' => $id, 'ip' => '203.0.113.7', 'first_seen_at' => now(), 'last_seen_at' => now()]);
        }

        $this->report()->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred
            ->where('sightings.0.other_clients', 100)->where('sightings.0.other_clients_is_capped', true)->has('sightings.0.companions', 5)));
    }

    public function test_page_needs_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne());
        $this->report()->assertForbidden();
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function report(string $query = ''): \Illuminate\Testing\TestResponse
    {
        return $this->get("/clients/{$this->client->id}/ip-report{$query}");
    }

    private function seen(Client $client, string $ip, string $device, int $days): void
    {
        IpSighting::factory()->createOne(['client_id' => $client->id, 'ip' => $ip, 'device_hash' => $device, 'last_seen_at' => now()->subDays($days)]);
    }
}
