<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\BetstopCheck;
use App\Models\Client;
use Carbon\CarbonImmutable;

/** Clients that the protection gate allows everything, on a Tuesday afternoon within contact hours. */
trait CreatesClearClients
{
    private const PERSON = ['first_name' => 'William', 'last_name' => 'Hartley', 'preferred_name' => null, 'date_of_birth' => '1984-03-05', 'state' => 'VIC'];

    protected function setUp(): void
    {
        parent::setUp();
        // A Tuesday at 2 pm in Melbourne.
        $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne'));
    }

    /** @param  array<string, mixed>  $state */
    private function client(array $state = []): Client
    {
        $client = Client::factory()->createOne([
            ...self::PERSON,
            'mobile_e164' => '+61491570156',
            'email' => 'will@example.com',
            'betstop_state' => BetstopState::Clear,
            'status' => ClientStatus::Active,
            ...$state,
        ]);
        BetstopCheck::factory()->createOne([
            'person_type' => 'client',
            'person_id' => $client->id,
            'result' => 'clear',
            'valid_until' => now()->addDay(),
        ]);

        return $client->refresh();
    }
}
