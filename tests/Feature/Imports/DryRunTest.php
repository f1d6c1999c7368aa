<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the check says of every row, before anything is written. */
final class DryRunTest extends ImportTestCase
{
    /** @return array<string, array{string, string, string|null}> the column, the cell, and what is wrong with it */
    public static function cells(): array
    {
        return [
            'a day by slashes' => ['DOB', '5/3/1984', null],
            'a day in words' => ['DOB', '5 Mar 1984', null],
            'a short year' => ['DOB', '05-03-84', null],
            'an ISO day with its midnight' => ['DOB', '1984-03-05 00:00:00', null],
            'the number of Excel' => ['DOB', '30746', null],
            'a year alone' => ['DOB', '1984', 'The date of birth is only a year: day and month are missing.'],
            'an early day of Excel' => ['DOB', '9999', null],
            'no such day' => ['DOB', '31/02/1984', 'The date of birth is not a day such as 5/3/1984.'],
            'a child' => ['DOB', now()->subYears(17)->format('d/m/Y'), 'A person must be at least 18 years old.'],
            'a mobile with spaces' => ['Mobile', '0491 570 156', null],
            'a mobile without its zero' => ['Mobile', '491570156', null],
            'an international mobile' => ['Mobile', '+61 491-570-156', null],
            'a landline as mobile' => ['Mobile', '03 9123 4567', 'That is not an Australian mobile number, such as 0491 570 156.'],
            'no e-mail address' => ['E-mail', 'ann at mail', 'That is not an e-mail address.'],
            'a state in full' => ['State', 'Victoria', null],
            'no state' => ['State', 'Bavaria', '“Bavaria” is not a state, such as VIC or Victoria.'],
            'a postcode elsewhere' => ['Postcode', '4000', 'The postcode 4000 does not lie in Victoria.'],
            'a postcode too short' => ['Postcode', '31', 'A postcode has four digits.'],
            'nobody’s name' => ['Account manager', 'Nobody Here', 'No active colleague is called “Nobody Here”.'],
            'a colleague’s name' => ['Account manager', 'Sam Reid', null],
            'no last name' => ['Last name', '', 'The last name is missing.'],
        ];
    }

    #[DataProvider('cells')]
    public function test_every_cell_is_held_to_the_rules_of_the_client_form(string $column, string $cell, ?string $message): void
    {
        User::factory()->createOne(['first_name' => 'Sam', 'last_name' => 'Reid']);
        $row = ['First name' => 'Ann', 'Last name' => 'Lee', 'DOB' => '1/2/1980', 'Mobile' => '', 'E-mail' => '', 'State' => 'VIC', 'Postcode' => '3121', 'Account manager' => '', $column => $cell];
        if ($column === 'State' && $cell === 'Bavaria') {
            $row['Postcode'] = '';
        }

        $import = $this->check($this->upload(implode(',', array_keys($row))."\n".implode(',', $row)."\n"));

        $this->assertSame(ImportStatus::Checked, $import->status);
        $this->assertSame($message === null ? [] : [2 => [$message]], $this->messages($import));
        $this->assertSame($message === null ? [1, 0] : [0, 1], [$import->created_rows, $import->error_rows]);
        $this->assertDatabaseCount('clients', 0);
    }

    public function test_people_who_are_known_or_stand_in_the_file_twice_are_found(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570156', 'email' => 'ann@mail.example']);

        $import = $this->check($this->upload(<<<'CSV'
            PIN,First name,Last name,DOB,Mobile,E-mail
            48213,Ann,Lee,,,
            ,Anne,LEE,,0491 570 156,
            ,Bob,Ray,3/3/1990,0491 570 156,
            ,Annie,Lee,,,ANN@mail.example
            ,ann,lee,1/2/1980,,
            ,Carla,Diaz,4/4/1990,0491570157,
            ,Carla,Diaz,4/4/1990,,carla@mail.example
            CSV));

        $this->assertSame([
            2 => ['Known already: Ann Lee, PIN 48213 (same PIN).'],
            3 => ['Known already: Ann Lee, PIN 48213 (same mobile).'],
            4 => ['The mobile is that of row 3, whose name and date of birth differ.'],
            5 => ['Known already: Ann Lee, PIN 48213 (same e-mail).'],
            6 => ['Known already: Ann Lee, PIN 48213 (same name and date of birth).'],
            8 => ['The same name and date of birth as in row 7.'],
        ], $this->messages($import));
        $this->assertSame([1, 5, 1], [$import->created_rows, $import->skipped_rows, $import->error_rows]);
    }

    public function test_a_mobile_of_somebody_with_another_name_is_for_a_person_to_judge(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156']);

        $import = $this->check($this->upload("First name,Last name,DOB,Mobile\nBob,Ray,3/3/1990,0491570156\n"), ['mode' => 'upsert']);

        $this->assertSame([2 => ['The mobile is that of Ann Lee, PIN 48213, whose name and date of birth differ.']], $this->messages($import));
    }

    public function test_excluded_people_are_not_brought_in(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Zoë', 'last_name' => 'O’Hara', 'date_of_birth' => '1980-02-01', 'mobile_e164' => null]);
        Client::factory()->createOne(['is_barred' => true, 'mobile_e164' => '+61491570157', 'first_name' => 'Tom', 'last_name' => 'Reid']);

        $import = $this->check($this->upload("First name,Last name,DOB,Mobile\nZoe,O'Hara,1/2/1980,\nTom,Reid,,0491570157\nMei,Chen,,0491570158\n", ImportKind::Leads));

        $this->assertSame([
            2 => ['This person is on the barred list, and may not be brought in.'],
            3 => ['This person is a client who is barred, and may not be brought in.'],
        ], $this->messages($import));
        $this->assertSame([1, 2, 2], [$import->created_rows, $import->error_rows, $import->excluded_rows]);
    }

    public function test_leads_and_prospects_who_are_clients_already_are_left_out(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156']);
        Lead::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'mobile_e164' => '+61491570157']);
        $file = "Name,Mobile\nAnn Lee,0491570156\n\"Ek, Bo\",0491570157\nCy Orr,0491570158\n";

        $import = $this->check($this->upload($file, ImportKind::DbClients));

        $this->assertSame([1, 2], [$import->created_rows, $import->skipped_rows]);
        $this->assertSame(0, DbClient::query()->count());
    }
}
