<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Domain\Imports\FilePreparer;
use App\Domain\Imports\RowBatch;
use App\Enums\AustralianState;
use App\Enums\ImportKind;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Imports follow the record rules of the forms. */
final class ImportRulesTest extends ImportTestCase
{
    private const COUPLE = "First name,Last name,DOB,Email,Mobile\nAnn,Lee,5/3/1984,home@mail.example,0491570156\n";

    /** @return array<string, array{string, string, array<string, mixed>, string|null, array{string|null, string|null}}> */
    public static function moves(): array
    {
        return [
            'a postcode elsewhere' => ['PIN,Postcode', '50010,3000', [], 'Postcode 3000 is not in New South Wales, the state on record.', ['NSW', '2000']],
            'another postcode there' => ['PIN,Postcode', '50010,2010', [], null, ['NSW', '2010']],
            'a state elsewhere' => ['PIN,State', '50010,QLD', [], 'The record’s postcode 2000 is not in Queensland.', ['NSW', '2000']],
            'both' => ['PIN,State,Postcode', '50010,QLD,4000', [], null, ['QLD', '4000']],
            'a state elsewhere that empties the postcode' => ['PIN,State,Postcode', '50010,QLD,', ['blank_clears' => true], null, ['QLD', null]],
            'no state any more' => ['PIN,State', '50010,', ['blank_clears' => true], 'The state can’t be empty while the record has postcode 2000.', ['NSW', '2000']],
            'neither any more' => ['PIN,State,Postcode', '50010,,', ['blank_clears' => true], null, [null, null]],
        ];
    }

    /**
     * @param  array<string, mixed>  $settings
     * @param  array{string|null, string|null}  $place
     */
    #[DataProvider('moves')]
    public function test_state_and_postcode_must_agree_after_an_update(string $columns, string $cells, array $settings, ?string $message, array $place): void
    {
        $ann = Client::factory()->createOne(['pin' => '50010', 'state' => AustralianState::Nsw, 'postcode' => '2000', 'suburb' => 'Sydney']);

        $import = $this->import("{$columns}\n{$cells}\n", ['mode' => 'update', ...$settings]);

        $this->assertSame($message === null ? [] : [2 => [$message]], $this->messages($import));
        $this->assertSame($message === null ? [1, 0] : [0, 1], [$import->updated_rows, $import->error_rows]);
        $this->assertSame($place, [$ann->refresh()->state?->value, $ann->postcode]);
    }

    public function test_other_fields_can_change_when_state_and_postcode_already_disagree(): void
    {
        $ann = Client::factory()->createOne(['pin' => '50010', 'state' => AustralianState::Nsw, 'postcode' => '3000']);

        $this->assertSame(1, $this->import("PIN,Suburb\n50010,Coogee\n", ['mode' => 'update'])->updated_rows);
        $this->assertSame('Coogee', $ann->refresh()->suburb);
    }

    #[TestWith(['0491 570 156; 0491 570 157'])]
    #[TestWith(['0491570156;0491570157'])]
    #[TestWith(['0491 570 156 / (03) 9555 1234'])]
    public function test_cell_with_two_phone_numbers_is_two_numbers_of_a_db_client_and_an_error_of_a_lead(string $cell): void
    {
        $file = "First name,Last name,Mobile,Phone 2\nAnn,Lee,{$cell},0491 570 158\n";
        $this->import($file, kind: ImportKind::DbClients);

        $this->assertSame(3, DbPhoneNumber::query()->count());
        $this->assertSame([2 => ['Enter one mobile number. This cell has 2.']], $this->messages($this->import($file, kind: ImportKind::Leads)));
    }

    public function test_phone_number_in_scientific_notation_is_explained(): void
    {
        $import = $this->import("First name;Last name;Mobile\nAnn;Lee;6,14916E+10\n", kind: ImportKind::Leads);

        $this->assertStringStartsWith('The spreadsheet shortened this number to 6,14916E+10.', $this->messages($import)[2][0]);
    }

    public function test_empty_rows_at_the_end_do_not_count(): void
    {
        $import = $this->import("First name,Last name,Mobile\nAnn,Lee,0491570156\n\nBo,Ek,0491570157\n".str_repeat(",,\n", FilePreparer::MAX_ROWS), kind: ImportKind::Leads);

        $this->assertSame([3, 3, 2], [$import->total_rows, $import->processed_rows, $import->created_rows]);
    }

    public function test_errors_name_the_row_of_the_spreadsheet_also_below_blank_lines(): void
    {
        $import = $this->import("\n\n,,\nFirst name,Last name,Mobile\nAnn,Lee,0491570156\n\nBo,Ek,12\n", kind: ImportKind::Leads);

        $this->assertSame([7 => ['Enter an Australian mobile number, such as 0491 570 156.']], $this->messages($import));
    }

    #[TestWith(['3065', 'VIC'])]
    #[TestWith(['2611', null])]
    public function test_new_lead_gets_the_only_state_of_its_postcode(string $postcode, ?string $state): void
    {
        $import = $this->import("First name,Last name,Mobile,Postcode\nAnn,Lee,0491570156,{$postcode}\n", kind: ImportKind::Leads);

        $this->assertSame($state, Lead::query()->firstOrFail()->state?->value);
        $this->assertSame(1, $this->undo($import)->undone_rows);
    }

    public function test_lead_is_not_updated_when_it_has_become_a_client(): void
    {
        $lead = Lead::factory()->createOne([
            'first_name' => 'Ann',
            'last_name' => 'Lee',
            'mobile_e164' => '+61491570156',
            'email' => 'old@mail.example',
            'status' => LeadStatus::Converted,
            'client_id' => Client::factory()->createOne()->id,
        ]);

        $import = $this->import(
            "First name,Last name,Mobile,Email\nAnn,Lee,0491570156,new@mail.example\n",
            ['mode' => 'upsert'],
            ImportKind::Leads,
        );

        $this->assertSame([2 => ['This lead is now a client. Update the client instead.']], $this->messages($import));
        $this->assertSame(['old@mail.example', 1], [$lead->refresh()->email, Lead::query()->count()]);
    }

    public function test_new_lead_needs_a_mobile_or_an_email(): void
    {
        $import = $this->import("First name,Last name,DOB,Mobile,Email\nAnn,Lee,5/3/1984,,\nBo,Ek,,0491570157,\nCy,Orr,,,cy@mail.example\n", [], ImportKind::Leads);

        $this->assertSame([2 => ['Enter a mobile or an email address so that this person can be contacted.']], $this->messages($import));
        $this->assertSame(['Ek', 'Orr'], Lead::query()->orderBy('id')->pluck('last_name')->all());
    }

    public function test_update_cannot_clear_the_last_contact_of_a_lead(): void
    {
        $ann = Lead::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05', 'mobile_e164' => null, 'email' => 'ann@mail.example']);
        $bo = Lead::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'date_of_birth' => '1984-03-05', 'mobile_e164' => null, 'email' => null, 'suburb' => null]);

        $import = $this->import("First name,Last name,DOB,Email,Suburb\nAnn,Lee,5/3/1984,,Coogee\nBo,Ek,5/3/1984,,Bondi\n", ['mode' => 'update', 'blank_clears' => true], ImportKind::Leads);

        $this->assertSame([2 => ['Enter a mobile or an email address so that this person can be contacted.']], $this->messages($import));
        $this->assertSame(['ann@mail.example', 'Bondi'], [$ann->refresh()->email, $bo->refresh()->suburb]);
    }

    /** @return array<string, array{string, string|null}> first name in the file and as stored; null when refused */
    public static function texts(): array
    {
        return [
            'a line break' => ["\"Ann\nMarie\"", 'Ann Marie'],
            'a hard space and a tab' => ["Ann\u{00A0}\tMarie\u{00A0}", 'Ann Marie'],
            'marks of direction around it' => ["\u{200E}Ann\u{202C}", 'Ann'],
            'a reversed order' => ["Ann\u{202E}eiraM", null],
            'a sign without room' => ["An\u{200B}n", null],
            'a control character' => ["An\u{0007}n", null],
            'an accent and a joiner' => ["Zoë\u{200D}ne", "Zoë\u{200D}ne"],
        ];
    }

    #[DataProvider('texts')]
    public function test_invisible_characters_in_names_are_refused(string $cell, ?string $name): void
    {
        $import = $this->import("First name,Last name,Mobile\n{$cell},Lee,0491570156\n");

        $this->assertSame($name === null ? [] : [$name], Client::query()->pluck('first_name')->all());
        $this->assertSame($name === null ? [2 => ['First name contains an invisible character. Type it again.']] : [], $this->messages($import));
    }

    /** @return array<string, array{string, string}> the second row and its message */
    public static function households(): array
    {
        return [
            'the same mailbox' => ['Bob,Wong,6/4/1980,home@mail.example,', 'The email belongs to row 2, whose name or date of birth is different.'],
            'the same mobile' => ['Bob,Wong,6/4/1980,,0491570156', 'The mobile belongs to row 2, whose name or date of birth is different.'],
            'the same last name' => ['Annie,Lee,,home@mail.example,', 'The email belongs to row 2, whose name or date of birth is different.'],
            'the same name' => ['ann,LEE,,home@mail.example,', 'Duplicate of row 2 (same email).'],
            'the same birthday' => ['Ann,Lee-Wong,5/3/1984,,0491570156', 'Duplicate of row 2 (same mobile).'],
            'herself with another mobile' => ['ANN,LEE,5/3/1984,,0491570157', 'Duplicate of row 2 (same name and date of birth).'],
        ];
    }

    #[DataProvider('households')]
    public function test_rows_that_share_a_contact_are_duplicates_only_when_first_name_and_birth_date_agree(string $second, string $message): void
    {
        $import = $this->import(self::COUPLE.$second."\n");

        $this->assertSame([3 => [$message]], $this->messages($import));
        $isOther = str_contains($message, 'is different');
        $this->assertSame([1, $isOther ? 0 : 1, $isOther ? 1 : 0], [$import->created_rows, $import->skipped_rows, $import->waiting_rows]);
    }

    public function test_duplicates_are_found_across_batches(): void
    {
        $far = self::COUPLE.str_repeat("\n", RowBatch::ROWS)."Bob,Wong,6/4/1980,home@mail.example,\nAnn,Lee,,home@mail.example,\n";

        $import = $this->import($far, [], ImportKind::DbClients);

        $this->assertSame([
            RowBatch::ROWS + 3 => ['The email belongs to row 2, whose name or date of birth is different.'],
            RowBatch::ROWS + 4 => ['Duplicate of row 2 (same email).'],
        ], $this->messages($import));
        $this->assertSame([1, 1, 1, 1], [$import->created_rows, $import->skipped_rows, $import->waiting_rows, DbClient::query()->count()]);
    }
}
