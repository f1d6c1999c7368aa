<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Enums\StaffRole;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

/** The dry run's result for each row. */
final class DryRunTest extends ImportTestCase
{
    /** @return array<string, array{string, string, string|null}> column, cell and error */
    public static function cells(): array
    {
        return [
            'a day by slashes' => ['DOB', '5/3/1984', null],
            'a day in words' => ['DOB', '5 Mar 1984', null],
            'a short year' => ['DOB', '05-03-84', null],
            'an ISO day with its midnight' => ['DOB', '1984-03-05 00:00:00', null],
            'the number of Excel' => ['DOB', '30746', null],
            'a year alone' => ['DOB', '1984', 'Enter a full date of birth. This is only a year.'],
            'an early day of Excel' => ['DOB', '9999', null],
            'no such day' => ['DOB', '31/02/1984', 'Enter a date of birth such as 5/3/1984.'],
            'a child' => ['DOB', now()->subYears(17)->format('d/m/Y'), 'A person must be at least 18 years old.'],
            'a mobile with spaces' => ['Mobile', '0491 570 156', null],
            'a mobile without its zero' => ['Mobile', '491570156', null],
            'an international mobile' => ['Mobile', '+61 491-570-156', null],
            'a landline as mobile' => ['Mobile', '03 9123 4567', 'Enter an Australian mobile number, such as 0491 570 156.'],
            'a mobile with 0061' => ['Mobile', '0061 491 570 156', null],
            'a mobile with a word' => ['Mobile', '0491 570 156 home', 'Enter an Australian mobile number, such as 0491 570 156.'],
            'a PIN of five digits' => ['PIN', '48213', null],
            'a PIN with letters' => ['PIN', 'AB48213', 'The PIN must have 5 to 16 digits.'],
            'a PIN too short' => ['PIN', '4821', 'The PIN must have 5 to 16 digits.'],
            'a PIN with a space of a web page' => ['PIN', "48213\u{A0}", null],
            'a date with the midnight of Windows' => ['DOB', '5/03/1984 12:00:00 AM', null],
            'a date with noon' => ['DOB', '5/03/1984 12:00:00 PM', 'Enter a date of birth such as 5/3/1984.'],
            'a date with a mark of an address book' => ['DOB', "\u{200E}5/3/1984", null],
            'an email with both' => ['Email', "\u{A0}ann@mail.example\u{200B}\u{A0}", null],
            'a postcode with a space of a web page' => ['Postcode', "3121\u{202F}", null],
            'an error of a formula' => ['Email', '#N/A', 'This cell shows #N/A. Correct the formula or type the value.'],
            'a lost reference' => ['DOB', '#REF!', 'This cell shows #REF!. Correct the formula or type the value.'],
            'a formula without a result' => ['Mobile', '#FORMULA!', 'This formula has no result. Open the file in Excel, save it and upload it again.'],
            'a hash in a text' => ['Suburb', '#1 Richmond', null],
            'no email address' => ['Email', 'ann at mail', 'Enter a valid email address.'],
            'a state in full' => ['State', 'Victoria', null],
            'no state' => ['State', 'Bavaria', '“Bavaria” is not a state. Use a name such as VIC or Victoria.'],
            'a postcode elsewhere' => ['Postcode', '4000', 'Postcode 4000 is not in Victoria.'],
            'a postcode too short' => ['Postcode', '31', 'Enter a postcode of 4 digits.'],
            'unknown name' => ['Account manager', 'Nobody Here', 'No active staff member who can see clients is named “Nobody Here”.'],
            'a colleague’s name' => ['Account manager', 'Sam Reid', null],
            'a colleague who can’t see clients' => ['Account manager', 'Mia Ford', 'No active staff member who can see clients is named “Mia Ford”.'],
            'no last name' => ['Last name', '', 'The last name is missing.'],
        ];
    }

    #[DataProvider('cells')]
    public function test_cell_follows_the_rules_of_the_client_form(string $column, string $cell, ?string $message): void
    {
        User::factory()->createOne(['first_name' => 'Sam', 'last_name' => 'Reid']);
        User::factory()->withRole(StaffRole::Marketing)->createOne(['first_name' => 'Mia', 'last_name' => 'Ford']);
        $row = ['First name' => 'Ann', 'Last name' => 'Lee', 'DOB' => '1/2/1980', 'Mobile' => '', 'Email' => '', 'State' => 'VIC', 'Postcode' => '3121', 'Account manager' => '', $column => $cell];
        if ($column === 'State' && $cell === 'Bavaria') {
            $row['Postcode'] = '';
        }

        $import = $this->check($this->upload(implode(',', array_keys($row))."\n".implode(',', $row)."\n"));

        $this->assertSame(ImportStatus::Checked, $import->status);
        $this->assertSame($message === null ? [] : [2 => [$message]], $this->messages($import));
        $this->assertSame($message === null ? [1, 0] : [0, 1], [$import->created_rows, $import->error_rows]);
        $this->assertDatabaseCount('clients', 0);
    }

    public function test_row_with_an_invalid_cell_also_names_its_missing_fields(): void
    {
        $csv = "First name,Last name,Email\n,Lee,nothing@\n";

        $this->assertSame([2 => ['Enter a valid email address.', 'The first name is missing.']], $this->messages($this->check($this->upload($csv))));
        $this->assertSame([2 => ['Enter a valid email address.']], $this->messages($this->check($this->upload($csv), ['mode' => 'update'])), 'An update may leave it empty.');
    }

    public function test_parts_of_a_full_name_follow_the_rules_of_the_client_form(): void
    {
        [$fits, $long] = [str_repeat('a', 100), str_repeat('a', 101)];

        $import = $this->check($this->upload("Name,Mobile\nAnn {$fits},0491570156\nAnn {$long},0491570157\n{$long} Lee,0491570158\n"));

        $this->assertSame([3 => ['Last name must be at most 100 characters.'], 4 => ['First name must be at most 100 characters.']], $this->messages($import));
    }

    public function test_check_finds_existing_people_and_duplicate_rows(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570156', 'email' => 'ann@mail.example']);

        $import = $this->check($this->upload(<<<'CSV'
            PIN,First name,Last name,DOB,Mobile,Email
            48213,Ann,Lee,,,
            ,Anne,LEE,,0491 570 156,
            ,Bob,Ray,3/3/1990,0491 570 156,
            ,Annie,Lee,,,ANN@mail.example
            ,ann,lee,1/2/1980,,
            ,Carla,Diaz,4/4/1990,0491570157,
            ,Carla,Diaz,4/4/1990,,carla@mail.example
            CSV));

        $this->assertSame([
            2 => ['Already exists: Ann Lee, PIN 48213 (same PIN).'],
            3 => ['Already exists: Ann Lee, PIN 48213 (same mobile).'],
            4 => ['The mobile belongs to row 3, whose name or date of birth is different.'],
            5 => ['Already exists: Ann Lee, PIN 48213 (same email).'],
            6 => ['Already exists: Ann Lee, PIN 48213 (same name and date of birth).'],
            8 => ['Duplicate of row 7 (same name and date of birth).'],
        ], $this->messages($import));
        $this->assertSame([1, 5, 1], [$import->created_rows, $import->skipped_rows, $import->waiting_rows]);
    }

    public function test_row_waits_when_the_mobile_belongs_to_a_client_with_another_name(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156']);

        $import = $this->check($this->upload("First name,Last name,DOB,Mobile\nBob,Ray,3/3/1990,0491570156\n"), ['mode' => 'upsert']);

        $this->assertSame([2 => ['The mobile belongs to Ann Lee, PIN 48213, whose name or date of birth is different.']], $this->messages($import));
    }

    public function test_excluded_people_are_not_imported(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Zoë', 'last_name' => 'O’Hara', 'date_of_birth' => '1980-02-01', 'mobile_e164' => null, 'reason' => null, 'until_on' => null]);
        $tom = Client::factory()->createOne(['is_barred' => true, 'mobile_e164' => '+61491570157', 'first_name' => 'Tom', 'last_name' => 'Reid']);

        $import = $this->check($this->upload("First name,Last name,DOB,Mobile\nZoe,O'Hara,1/2/1980,\nTom,Reid,,0491570157\nMei,Chen,,0491570158\n", ImportKind::Leads));

        $this->assertSame([
            2 => ["Zoë O’Hara is on the barred list. This person can't be imported."],
            3 => ["Tom Reid (PIN {$tom->pin}) is a client who is barred. This person can't be imported."],
        ], $this->messages($import));
        $this->assertSame([1, 2, 2], [$import->created_rows, $import->error_rows, $import->excluded_rows]);
    }

    public function test_db_clients_who_are_already_clients_or_leads_are_skipped(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156']);
        Lead::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'mobile_e164' => '+61491570157']);
        $file = "Name,Mobile\nAnn Lee,0491570156\n\"Ek, Bo\",0491570157\nCy Orr,0491570158\n";

        $import = $this->check($this->upload($file, ImportKind::DbClients));

        $this->assertSame([1, 2], [$import->created_rows, $import->skipped_rows]);
        $this->assertSame(0, DbClient::query()->count());
    }
}
