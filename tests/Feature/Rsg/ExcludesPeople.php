<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Actions\Rsg\SelfExcludeClient;
use App\Enums\Ability;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;

/** For tests of exclusion cases: one person with accounts in two companies. */
trait ExcludesPeople
{
    private function person(string $mobile = '+61412345678'): Client
    {
        return Client::factory()->createOne([
            'first_name' => 'Rowena', 'last_name' => 'Fairweather', 'date_of_birth' => '1988-03-14', 'email' => 'rowena@example.com', 'mobile_e164' => $mobile,
            'status' => 'active', 'state' => 'VIC',
        ]);
    }

    /** The same person by a short name and another mobile. */
    private function otherAccount(): Client
    {
        return Client::factory()->createOne([
            'first_name' => 'Rowena', 'last_name' => 'Fairweather', 'date_of_birth' => '1988-03-14', 'email' => 'ro.fairweather@example.org', 'mobile_e164' => '+61498765432',
            'status' => 'active',
        ]);
    }

    private function exclude(Client $client): ExclusionCase
    {
        app(SelfExcludeClient::class)->handle($client, null, 'Asked on the phone', User::factory()->createOne());

        return ExclusionCase::query()->sole();
    }

    private function officer(): User
    {
        return User::factory()->withAbilities(Ability::ViewRsg, Ability::ViewClients, Ability::ViewBarredList, Ability::ViewBetstopUpdates)->createOne();
    }

    private function notice(Client $client): void
    {
        app(ReceiveBetstopUpdate::class)->handle(new BetstopUpdate([
            'external_id' => "BS-{$client->id}", 'first_name' => $client->first_name, 'last_name' => $client->last_name, 'date_of_birth' => $client->date_of_birth,
            'mobile_e164' => $client->mobile_e164, 'email' => $client->email, 'change' => 'registered', 'effective_at' => now(), 'received_at' => now(),
        ]));
    }
}
