<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\SelfExcludeClient;
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
        app(SelfExcludeClient::class)->handle($client, null, 'Rang and asked for it', User::factory()->createOne());

        return ExclusionCase::query()->sole();
    }
}
