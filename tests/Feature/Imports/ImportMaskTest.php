<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\User;
use App\Queries\DbClients\DbClientRecordsQuery;

/** An importer who cannot see contact details cannot change them by import. */
final class ImportMaskTest extends ImportTestCase
{
    private const KEPT = 'You can’t see contact details, so this person’s contact details were not changed.';

    private const BEFORE = [
        'first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05', 'mobile_e164' => '+61491570156', 'email' => 'ann@mail.example',
        'address' => '1 Old Road', 'suburb' => 'Kew', 'state' => 'VIC', 'postcode' => '3101',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $this->importer = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients, Ability::ViewDbClients)->createOne();
    }

    public function test_update_changes_other_fields_but_not_contact_details_of_clients(): void
    {
        $client = Client::factory()->createOne([...self::BEFORE, 'pin' => '11111', 'preferred_name' => null]);
        $file = "PIN,Preferred name,Mobile,Email,Street,Suburb,State,Postcode\n11111,Annie,0491570157,mine@evil.example,9 New Street,Bondi,NSW,2026\n";

        $checked = $this->check($this->upload($file), ['mode' => 'update']);
        $this->assertSame([2 => [self::KEPT]], $this->messages($checked));
        $this->assertSame([self::KEPT, 1], [$checked->problems[0]['message'] ?? null, $checked->problems[0]['count'] ?? null]);
        $import = $this->import($file, ['mode' => 'update']);

        $this->assertSame(['preferred_name' => 'Annie'], $import->rows()->sole()->after);
        $this->assertSame([2 => [self::KEPT]], $this->messages($import));
        $this->assertSame(['Annie', ...self::BEFORE], ['Annie', ...$this->texts($client->refresh())]);
        $this->assertSame('Annie', $client->preferred_name);
        $this->assertSame(0, $import->excluded_rows);
    }

    public function test_result_does_not_reveal_whether_contact_details_match(): void
    {
        Client::factory()->createOne([...self::BEFORE, 'pin' => '11111']);
        Client::factory()->createOne(['pin' => '22222', 'mobile_e164' => '+61491570158']);

        foreach (['0491570156', '0491570157', '0491570158'] as $mobile) {
            $checked = $this->check($this->upload("PIN,Mobile\n11111,{$mobile}\n"), ['mode' => 'update']);
            $this->assertSame([[2 => [self::KEPT]], 1], [$this->messages($checked), $checked->skipped_rows], $mobile);
        }
    }

    public function test_file_of_numbers_does_not_tell_whose_they_are(): void
    {
        Client::factory()->createOne([...self::BEFORE, 'pin' => '11111']);
        Client::factory()->createOne(['pin' => '22222', 'first_name' => 'Leo', 'last_name' => 'Wong', 'email' => 'leo@mail.example']);

        $import = $this->check($this->upload("First name,Last name,Mobile,Email\n,,0491570156,\nZoe,Zed,,leo@mail.example\n"), ['mode' => 'upsert']);

        $this->assertSame([
            2 => ['The mobile belongs to another record, whose name or date of birth is different.'],
            3 => ['The email belongs to another record, whose name or date of birth is different.'],
        ], $this->messages($import));
        $this->assertSame([null, null], $import->rows()->pluck('subject_id')->all());
    }

    public function test_empty_cell_does_not_clear_contact_details(): void
    {
        $client = Client::factory()->createOne([...self::BEFORE, 'pin' => '11111', 'preferred_name' => 'Annie']);

        $this->import("PIN,Preferred name,Mobile,Email\n11111,,,\n", ['mode' => 'update', 'blank_clears' => '1']);

        $this->assertSame(self::BEFORE, $this->texts($client->refresh()));
        $this->assertNull($client->preferred_name);
    }

    public function test_update_does_not_change_contact_details_of_leads(): void
    {
        $lead = Lead::factory()->createOne([...self::BEFORE, 'source' => 'Expo']);

        $this->import("First name,Last name,DOB,Mobile,Email,Source\nAnn,Lee,5/3/1984,0491570157,mine@evil.example,Race day\n", ['mode' => 'upsert'], ImportKind::Leads);

        $this->assertSame([self::BEFORE, 'Race day', 1], [$this->texts($lead->refresh()), $lead->source, Lead::query()->count()]);
    }

    public function test_update_adds_no_contact_details_to_db_clients(): void
    {
        $ann = DbClient::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05', 'email' => 'ann@mail.example', 'source' => 'Expo']);

        $import = $this->import(
            "Name,DOB,Phone,Home phone,Email,Street,Suburb,State,Postcode,Source\nAnn Lee,5/3/1984,0491570157,(03) 9123 4567,mine@evil.example,9 New Street,Bondi,NSW,2026,Race day\n",
            ['mode' => 'update'], ImportKind::DbClients,
        );

        $this->assertSame(
            [['source' => 'Race day'], [2 => [self::KEPT]]],
            [$import->rows()->sole()->after, $this->messages($import)],
        );
        $this->assertSame(
            ['ann@mail.example', 0, 0],
            [
                $ann->refresh()->email,
                DbPhoneNumber::query()->where('db_client_id', $ann->id)->where('e164', '+61491570157')->count(),
                DbAddress::query()->where('line', '9 New Street')->count(),
            ],
        );
    }

    public function test_history_of_a_db_client_masks_imported_contact_details(): void
    {
        $reader = $this->importer;
        $this->importer = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients, Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne();
        $ann = DbClient::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05']);
        $this->import(
            "Name,DOB,Phone,Home phone,Work phone,Street,Suburb,State\nAnn Lee,5/3/1984,0491570157,(03) 9123 4567,(03) 9123 4568,9 New Street,Bondi,NSW\n",
            ['mode' => 'update'],
            ImportKind::DbClients,
        );

        $history = app(DbClientRecordsQuery::class)->history($ann->refresh(), $reader);

        $this->assertEquals(
            [
                'Mobile' => '•••• ••• 157',
                'Second phone' => '•••• ••• 567',
                'Third phone' => '•••• ••• 568',
                'Address' => '•••',
                'Suburb' => 'Bondi',
                'State' => 'NSW',
            ],
            array_column($history[0]->changes, 'after', 'label'),
        );
    }

    public function test_new_people_are_created_with_contact_details(): void
    {
        $import = $this->import("First name,Last name,Mobile,Email\nNew,Person,0491570158,new@mail.example\n", ['mode' => 'upsert']);

        $this->assertSame([1, '+61491570158', 'new@mail.example'], [$import->created_rows, Client::query()->sole()->mobile_e164, Client::query()->sole()->email]);
    }

    /** @return array<string, mixed> */
    private function texts(Client|Lead $record): array
    {
        return array_map(strval(...), [...$record->only(array_keys(self::BEFORE)), 'date_of_birth' => $record->date_of_birth?->format('Y-m-d'), 'state' => $record->state?->value]);
    }
}
