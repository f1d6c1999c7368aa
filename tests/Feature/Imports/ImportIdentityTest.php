<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\BetstopState;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;

/** Rows that change a client's name, date of birth or mobile. */
final class ImportIdentityTest extends ImportTestCase
{
    public function test_row_is_refused_when_it_gives_a_client_an_excluded_identity(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570157', 'reason' => null, 'until_on' => null]);
        // Bob already has the excluded person's date of birth.
        $bob = Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Bob', 'last_name' => 'Ray', 'date_of_birth' => '1980-02-01']);
        $eve = Client::factory()->createOne(['pin' => '48214', 'first_name' => 'Eve', 'last_name' => 'Orr', 'mobile_e164' => null]);

        $import = $this->import("PIN,First name,Last name,Mobile\n48213,Ann,Lee,\n48214,,,0491570157\n", ['mode' => 'update']);

        $this->assertSame([0, 2, 2], [$import->updated_rows, $import->error_rows, $import->excluded_rows]);
        $this->assertSame(
            [
                2 => ['Ann Lee is on the barred list. An import can’t give a client an excluded person’s identity.'],
                3 => ['Ann Lee is on the barred list. An import can’t give a client an excluded person’s identity.'],
            ],
            $this->messages($import),
        );
        $this->assertSame(['Bob Ray', null], [$bob->refresh()->full_name, $eve->refresh()->mobile_e164]);
    }

    public function test_betstop_answer_is_cleared_when_the_identity_changes(): void
    {
        $bob = Client::factory()->createOne(['pin' => '48213', 'last_name' => 'Ray', 'betstop_state' => BetstopState::Clear]);
        $eve = Client::factory()->createOne(['pin' => '48214', 'last_name' => 'Orr', 'suburb' => 'Coogee', 'betstop_state' => BetstopState::Clear]);

        $this->import("PIN,Last name,Suburb\n48213,Kay,Fitzroy\n48214,ORR,Fitzroy\n", ['mode' => 'update']);

        $this->assertSame([BetstopState::Unchecked, BetstopState::Clear], [$bob->refresh()->betstop_state, $eve->refresh()->betstop_state]);
        $event = AuditEvent::query()->where('action', 'client.updated')->where('subject_id', $bob->id)->sole();
        $this->assertSame(['clear', 'unchecked'], [$event->before['betstop_state'], $event->after['betstop_state']]);
    }
}
