<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\BetstopState;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;

/** Rows that give a known client another name, birthday or mobile. */
final class ImportIdentityTest extends ImportTestCase
{
    public function test_no_row_makes_a_client_an_excluded_person(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570157', 'reason' => null, 'until_on' => null]);
        // Half of what makes the person stands on the record already.
        $bob = Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Bob', 'last_name' => 'Ray', 'date_of_birth' => '1980-02-01']);
        $eve = Client::factory()->createOne(['pin' => '48214', 'first_name' => 'Eve', 'last_name' => 'Orr', 'mobile_e164' => null]);

        $import = $this->import("PIN,First name,Last name,Mobile\n48213,Ann,Lee,\n48214,,,0491570157\n", ['mode' => 'update']);

        $this->assertSame([0, 2, 2], [$import->updated_rows, $import->error_rows, $import->excluded_rows]);
        $this->assertSame(
            [2 => ['Ann Lee is on the barred list. A client does not become that person by an import.'], 3 => ['Ann Lee is on the barred list. A client does not become that person by an import.']],
            $this->messages($import),
        );
        $this->assertSame(['Bob Ray', null], [$bob->refresh()->full_name, $eve->refresh()->mobile_e164]);
    }

    public function test_an_answer_of_the_register_ends_with_the_identity_that_it_was_given_for(): void
    {
        $bob = Client::factory()->createOne(['pin' => '48213', 'last_name' => 'Ray', 'betstop_state' => BetstopState::Clear]);
        $eve = Client::factory()->createOne(['pin' => '48214', 'last_name' => 'Orr', 'suburb' => 'Coogee', 'betstop_state' => BetstopState::Clear]);

        $this->import("PIN,Last name,Suburb\n48213,Kay,Fitzroy\n48214,ORR,Fitzroy\n", ['mode' => 'update']);

        $this->assertSame([BetstopState::Unchecked, BetstopState::Clear], [$bob->refresh()->betstop_state, $eve->refresh()->betstop_state]);
        $event = AuditEvent::query()->where('action', 'client.updated')->where('subject_id', $bob->id)->sole();
        $this->assertSame(['clear', 'unchecked'], [$event->before['betstop_state'], $event->after['betstop_state']]);
    }
}
