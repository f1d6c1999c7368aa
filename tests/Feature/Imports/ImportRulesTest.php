<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\AustralianState;
use App\Enums\ImportKind;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Services\Imports\RowBatch;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the forms demand of a record holds when an import writes it, too. */
final class ImportRulesTest extends ImportTestCase
{
    private const COUPLE = "First name,Last name,DOB,E-mail,Mobile\nAnn,Lee,5/3/1984,home@mail.example,0491570156\n";

    /** @return array<string, array{string, string, array<string, mixed>, string|null, array{string|null, string|null}}> */
    public static function moves(): array
    {
        return [
            'a postcode elsewhere' => ['PIN,Postcode', '5001,3000', [], 'The postcode 3000 does not lie in New South Wales, the state on record.', ['NSW', '2000']],
            'another postcode there' => ['PIN,Postcode', '5001,2010', [], null, ['NSW', '2010']],
            'a state elsewhere' => ['PIN,State', '5001,QLD', [], 'The postcode 2000 on record does not lie in Queensland.', ['NSW', '2000']],
            'both' => ['PIN,State,Postcode', '5001,QLD,4000', [], null, ['QLD', '4000']],
            'a state elsewhere that empties the postcode' => ['PIN,State,Postcode', '5001,QLD,', ['blank_clears' => true], null, ['QLD', null]],
            'no state any more' => ['PIN,State', '5001,', ['blank_clears' => true], 'The state that the postcode 2000 on record lies in would be gone.', ['NSW', '2000']],
            'neither any more' => ['PIN,State,Postcode', '5001,,', ['blank_clears' => true], null, [null, null]],
        ];
    }

    /**
     * @param  array<string, mixed>  $settings
     * @param  array{string|null, string|null}  $place
     */
    #[DataProvider('moves')]
    public function test_state_and_postcode_of_a_changed_client_agree(string $columns, string $cells, array $settings, ?string $message, array $place): void
    {
        $ann = Client::factory()->createOne(['pin' => '5001', 'state' => AustralianState::Nsw, 'postcode' => '2000', 'suburb' => 'Sydney']);

        $import = $this->import("{$columns}\n{$cells}\n", ['mode' => 'update', ...$settings]);

        $this->assertSame($message === null ? [] : [2 => [$message]], $this->messages($import));
        $this->assertSame($message === null ? [1, 0] : [0, 1], [$import->updated_rows, $import->error_rows]);
        $this->assertSame($place, [$ann->refresh()->state?->value, $ann->postcode]);
    }

    public function test_a_client_whose_place_never_agreed_can_be_changed_otherwise(): void
    {
        $ann = Client::factory()->createOne(['pin' => '5001', 'state' => AustralianState::Nsw, 'postcode' => '3000']);

        $this->assertSame(1, $this->import("PIN,Suburb\n5001,Coogee\n", ['mode' => 'update'])->updated_rows);
        $this->assertSame('Coogee', $ann->refresh()->suburb);
    }

    public function test_a_lead_who_has_become_a_client_is_changed_as_one(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'email' => 'old@mail.example', 'status' => LeadStatus::Converted, 'client_id' => Client::factory()->createOne()->id]);

        $import = $this->import("First name,Last name,Mobile,E-mail\nAnn,Lee,0491570156,new@mail.example\n", ['mode' => 'upsert'], ImportKind::Leads);

        $this->assertSame([2 => ['This lead has become a client: change the client.']], $this->messages($import));
        $this->assertSame(['old@mail.example', 1], [$lead->refresh()->email, Lead::query()->count()]);
    }

    public function test_a_new_lead_can_be_reached(): void
    {
        $import = $this->import("First name,Last name,DOB,Mobile,E-mail\nAnn,Lee,5/3/1984,,\nBo,Ek,,0491570157,\nCy,Orr,,,cy@mail.example\n", [], ImportKind::Leads);

        $this->assertSame([2 => ['Give a mobile or an e-mail address: somebody has to reach this person.']], $this->messages($import));
        $this->assertSame(['Ek', 'Orr'], Lead::query()->orderBy('id')->pluck('last_name')->all());
    }

    public function test_an_update_takes_no_lead_its_last_contact(): void
    {
        $ann = Lead::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05', 'mobile_e164' => null, 'email' => 'ann@mail.example']);
        $bo = Lead::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'date_of_birth' => '1984-03-05', 'mobile_e164' => null, 'email' => null, 'suburb' => null]);

        $import = $this->import("First name,Last name,DOB,E-mail,Suburb\nAnn,Lee,5/3/1984,,Coogee\nBo,Ek,5/3/1984,,Bondi\n", ['mode' => 'update', 'blank_clears' => true], ImportKind::Leads);

        $this->assertSame([2 => ['Give a mobile or an e-mail address: somebody has to reach this person.']], $this->messages($import));
        $this->assertSame(['ann@mail.example', 'Bondi'], [$ann->refresh()->email, $bo->refresh()->suburb]);
    }

    /** @return array<string, array{string, string|null}> a first name, and how it comes in; null when it does not */
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
    public function test_every_sign_of_a_name_is_seen(string $cell, ?string $name): void
    {
        $import = $this->import("First name,Last name,Mobile\n{$cell},Lee,0491570156\n");

        $this->assertSame($name === null ? [] : [$name], Client::query()->pluck('first_name')->all());
        $this->assertSame($name === null ? [2 => ['First name holds a sign that is not seen. Type it anew.']] : [], $this->messages($import));
    }

    /** @return array<string, array{string, string}> the second of a household, and what is said of them */
    public static function households(): array
    {
        return [
            'the same mailbox' => ['Bob,Wong,6/4/1980,home@mail.example,', 'The e-mail is that of row 2, whose name and date of birth differ.'],
            'the same mobile' => ['Bob,Wong,6/4/1980,,0491570156', 'The mobile is that of row 2, whose name and date of birth differ.'],
            'the same last name' => ['Annie,Lee,,home@mail.example,', 'The same e-mail as in row 2.'],
            'the same birthday' => ['Ann,Lee-Wong,5/3/1984,,0491570156', 'The same mobile as in row 2.'],
            'herself with another mobile' => ['ANN,LEE,5/3/1984,,0491570157', 'The same name and date of birth as in row 2.'],
        ];
    }

    #[DataProvider('households')]
    public function test_two_who_share_a_contact_in_a_file_are_one_only_when_name_or_birthday_agree(string $second, string $message): void
    {
        $import = $this->import(self::COUPLE.$second."\n");

        $this->assertSame([3 => [$message]], $this->messages($import));
        $isOther = str_contains($message, 'differ');
        $this->assertSame([1, $isOther ? 0 : 1, $isOther ? 1 : 0], [$import->created_rows, $import->skipped_rows, $import->error_rows]);
    }

    public function test_it_is_the_same_where_the_second_is_read_long_after_the_first(): void
    {
        $far = self::COUPLE.str_repeat("\n", RowBatch::ROWS)."Bob,Wong,6/4/1980,home@mail.example,\nAnn,Lee,,home@mail.example,\n";

        $import = $this->import($far, [], ImportKind::DbClients);

        $ann = DbClient::query()->sole();
        $this->assertSame([
            1003 => ["The e-mail is that of Ann Lee, number {$ann->id}, whose name and date of birth differ."],
            1004 => ['The same person as in row 2.'],
        ], $this->messages($import));
        $this->assertSame([1, 1, 1], [$import->created_rows, $import->skipped_rows, $import->error_rows]);
    }
}
