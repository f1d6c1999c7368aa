<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\IpSighting;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class ReceiveIpSightingsTest extends IntakeTestCase
{
    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->client = Client::factory()->createOne(['pin' => '48213']);
    }

    public function test_sightings_of_one_address_and_device_are_one_row_from_first_to_last(): void
    {
        $this->send('ip-sightings', ['sightings' => [
            $this->sighting(['seen_at' => '2026-11-20T02:00:00Z', 'place' => 'Preston VIC']),
            $this->sighting(['seen_at' => '2026-11-18T02:00:00Z', 'place' => 'Older VIC']),
            $this->sighting(['device_hash' => 'other-device']),
        ]])->assertOk()->assertExactJson(['created' => 2, 'updated' => 1, 'unchanged' => 0, 'errors' => []]);
        $this->send('ip-sightings', ['sightings' => [$this->sighting(['seen_at' => '2026-11-19T02:00:00Z'])]])->assertOk()
            ->assertExactJson(['created' => 0, 'updated' => 1, 'unchanged' => 0, 'errors' => []]);

        $row = IpSighting::query()->where('device_hash', 'd1')->sole();
        $this->assertSame([3, '2026-11-18 02:00:00', '2026-11-20 02:00:00', 'Preston VIC'], [$row->hits, $row->first_seen_at->toDateTimeString(), $row->last_seen_at->toDateTimeString(), $row->place]);
        $this->assertSame(2, IpSighting::query()->count());
        $this->assertSame(2, AuditEvent::query()->where('action', 'ip_sightings.received')->count());
    }

    public function test_sightings_in_any_order_give_the_same_row(): void
    {
        $sightings = array_map(fn (int $day): array => $this->sighting(['seen_at' => "2026-11-{$day}T02:00:00Z", 'place' => "Place {$day}"]), [11, 14, 12, 13]);
        $second = Client::factory()->createOne(['pin' => '48214']);

        foreach ($sightings as $sighting) {
            $this->send('ip-sightings', ['sightings' => [$sighting]])->assertOk();
        }
        foreach (array_reverse($sightings) as $sighting) {
            $this->send('ip-sightings', ['sightings' => [[...$sighting, 'client_pin' => 48_214]]])->assertOk();
        }

        $rows = IpSighting::query()
            ->orderBy('client_id')
            ->get()
            ->map(
                static fn (IpSighting $row): array => [
                    $row->client_id,
                    $row->hits,
                    $row->first_seen_at->day,
                    $row->last_seen_at->day,
                    $row->place,
                ],
            )
            ->all();
        $this->assertSame([[$this->client->id, 4, 11, 14, 'Place 14'], [$second->id, 4, 11, 14, 'Place 14']], $rows);
    }

    public function test_repeats_under_the_same_key_count_once(): void
    {
        $token = $this->token(IntakeScope::CreateIpSightings);
        $body = ['sightings' => [$this->sighting()]];

        $this->send('ip-sightings', $body, 'key-1', $token)->assertOk();
        $this->send('ip-sightings', $body, 'key-1', $token)->assertOk()->assertHeader('Idempotency-Replayed', 'true');
        $this->assertSame(1, IpSighting::query()->sole()->hits);

        $this->send('ip-sightings', $body, 'key-2', $token)->assertOk();
        $this->assertSame(2, IpSighting::query()->sole()->hits);
    }

    #[TestWith(['203.0.113.7', '203.0.113.7'])]
    #[TestWith(['::ffff:203.0.113.7', '203.0.113.7'])]
    #[TestWith(['2001:DB8:0:0::1', '2001:db8::1'])]
    #[TestWith(['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'])]
    public function test_address_is_stored_in_canonical_notation(string $sent, string $stored): void
    {
        $this->send('ip-sightings', ['sightings' => [$this->sighting(['ip' => $sent])]])->assertOk();
        $this->send('ip-sightings', ['sightings' => [$this->sighting(['ip' => $stored])]])->assertOk();

        $this->assertSame([$stored, 2], [IpSighting::query()->sole()->ip, IpSighting::query()->sole()->hits]);
    }

    public function test_rows_with_an_unknown_pin_are_refused_individually(): void
    {
        Client::factory()->createOne(['pin' => '48299'])->delete();

        $this->send('ip-sightings', ['sightings' => [
            $this->sighting(['client_pin' => '48299']),
            $this->sighting(['ip' => '1.2.3']),
            $this->sighting(['device_hash' => null]),
        ]])->assertOk()->assertExactJson(['created' => 1, 'updated' => 0, 'unchanged' => 0, 'errors' => [
            ['index' => 0, 'client_pin' => '48299', 'detail' => 'No client has this PIN.'],
            ['index' => 1, 'client_pin' => '48213', 'detail' => 'The ip must be an IPv4 or IPv6 address.'],
        ]]);
        $this->assertSame('', IpSighting::query()->sole()->device_hash);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no pin' => [['client_pin' => null], 'The client_pin is missing.'];
        yield 'a pin that is a list' => [['client_pin' => ['48213']], 'The client_pin must be text.'];
        yield 'an octal address' => [['ip' => '010.1.1.1'], 'The ip must be an IPv4 or IPv6 address.'];
        yield 'an address of one link only' => [['ip' => 'fe80::1%eth0'], 'The ip must be an IPv4 or IPv6 address.'];
        yield 'a network' => [['ip' => '203.0.113.0/24'], 'The ip must be an IPv4 or IPv6 address.'];
        yield 'a long device' => [['device_hash' => str_repeat('f', 65)], 'The device_hash must not exceed 64 characters.'];
        yield 'a long place' => [['place' => str_repeat('x', 256)], 'The place must not exceed 255 characters.'];
        yield 'a time without a zone' => [['seen_at' => '2026-11-20 12:00:00'], 'The seen_at must be a time with an offset, such as 2026-11-20T14:05:00+11:00.'];
        yield 'a time next week' => [['seen_at' => '2026-11-27T00:00:00Z'], 'The seen_at must not be in the future.'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_sighting_gets_an_error_and_creates_nothing(array $mistake, string $detail): void
    {
        $this->send('ip-sightings', ['sightings' => [$this->sighting($mistake)]])->assertUnprocessable()->assertJsonPath('errors', ['sightings.0' => [$detail]]);
        $this->assertSame(0, IpSighting::query()->count());
    }

    public function test_a_token_needs_the_scope(): void
    {
        $this->send('ip-sightings', ['sightings' => [$this->sighting()]], token: $this->token(IntakeScope::CreateBets))->assertForbidden();
        $this->send('ip-sightings', ['sightings' => [$this->sighting()]], token: 'paddock_wrong')->assertUnauthorized();
        $this->assertSame(0, IpSighting::query()->count());
    }

    public function test_a_thousand_sightings_take_as_many_queries_as_six_hundred(): void
    {
        $queries = [];
        foreach ([600, 1_000] as $size) {
            $sightings = array_map(fn (int $n): array => $this->sighting(['ip' => '10.0.'.intdiv($n, 250).'.'.$n % 250, 'device_hash' => "s{$size}"]), range(1, $size));
            DB::enableQueryLog();
            DB::flushQueryLog();
            $this->send('ip-sightings', ['sightings' => $sightings])->assertOk()->assertJsonPath('created', $size);
            $queries[] = count(DB::getQueryLog());
            DB::disableQueryLog();
        }

        $this->assertSame($queries[0], $queries[1]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function sighting(array $change = []): array
    {
        return [...['client_pin' => '48213', 'ip' => '203.0.113.7', 'device_hash' => 'd1', 'seen_at' => '2026-11-20T12:00:00+11:00'], ...$change];
    }
}
