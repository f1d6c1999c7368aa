<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\ImportKind;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use PHPUnit\Framework\Attributes\DataProvider;

/** Spellings of one name: excluded people are not imported, and existing people are not imported twice. */
final class ImportNamesTest extends ImportTestCase
{
    private const MOBILE = '0491570156';

    private const FILE = 'First name,Last name,DOB,Mobile';

    public function test_full_name_with_a_semicolon_is_split_like_one_with_a_comma(): void
    {
        $this->import("Name,Mobile\n\"SMITH;JOHN\",0491570156\n", kind: ImportKind::Leads);

        $this->assertSame(['JOHN', 'SMITH'], array_values(Lead::query()->firstOrFail()->only(['first_name', 'last_name'])));
    }

    /** @return array<string, array{array{string, string}, array{string, string}}> stored name and name in the file */
    public static function spellings(): array
    {
        return [
            'in capitals' => [['ANN', 'LEE'], ['Ann', 'Lee']],
            'in small letters' => [['Ann', 'Lee'], ['ann', 'lee']],
            'a capital within' => [['Ann', 'McDonald'], ['ANN', 'MCDONALD']],
            'an accent less' => [['Zoë', 'Müller'], ['Zoe', 'Muller']],
            'an accent more' => [['Zoe', 'Muller'], ['Zoë', 'Müller']],
            'another apostrophe' => [['Sean', 'O’Leary'], ['Sean', "O'Leary"]],
            'no apostrophe' => [['Sean', "O'Leary"], ['SEAN', 'OLEARY']],
            'a hyphen' => [['Ann-Marie', 'Lee'], ['Ann Marie', 'Lee']],
            'split elsewhere' => [['Ann Marie', 'Lee'], ['Ann', 'Marie Lee']],
        ];
    }

    /**
     * @param  array{string, string}  $held
     * @param  array{string, string}  $written
     */
    #[DataProvider('spellings')]
    public function test_barred_client_is_not_imported_again(array $held, array $written): void
    {
        Client::factory()->createOne([...self::named($held), 'is_barred' => true]);
        $this->assertNotNull($this->app->make(ExclusionChecker::class)->find(new PersonDetails($written[0], $written[1], CarbonImmutable::parse('1984-03-05'))), 'The import follows this rule.');

        $this->assertExcluded($written, 'is a client who is barred');
    }

    /**
     * @param  array{string, string}  $held
     * @param  array{string, string}  $written
     */
    #[DataProvider('spellings')]
    public function test_client_on_betstop_is_not_imported_again(array $held, array $written): void
    {
        Client::factory()->createOne([...self::named($held), 'betstop_state' => BetstopState::Registered]);

        $this->assertExcluded($written, 'is a client who is on the BetStop register');
    }

    /**
     * @param  array{string, string}  $held
     * @param  array{string, string}  $written
     */
    #[DataProvider('spellings')]
    public function test_person_on_an_exclusion_list_is_not_imported(array $held, array $written): void
    {
        BarredEntry::factory()->createOne(self::named($held));
        $this->assertExcluded($written, 'is on the barred list', isClient: false);

        BarredEntry::query()->delete();
        BetstopUpdate::factory()->createOne([...self::named($held), 'change' => BetstopChange::Registered]);
        $this->assertExcluded($written, 'is on the BetStop register', isClient: false);
    }

    /**
     * @param  array{string, string}  $held
     * @param  array{string, string}  $written
     */
    #[DataProvider('spellings')]
    public function test_existing_person_is_skipped(array $held, array $written): void
    {
        foreach ([[ImportKind::DbClients, DbClient::factory()], [ImportKind::Leads, Lead::factory()], [ImportKind::Clients, Client::factory()]] as [$kind, $records]) {
            $record = $records->createOne(['first_name' => $held[0], 'last_name' => $held[1], 'date_of_birth' => '1984-03-05']);

            $import = $this->import(self::row($written), [], $kind);

            $this->assertSame([0, 1, 1], [$import->created_rows, $import->skipped_rows, $record->newQuery()->count()], $kind->value);
            $this->assertStringContainsString('(same name and date of birth)', $this->messages($import)[2][0]);
        }
    }

    public function test_person_is_imported_when_only_name_or_only_birth_date_matches(): void
    {
        Client::factory()->createOne([...self::named(['Ann', 'Lee']), 'is_barred' => true]);

        $import = $this->import("First name,Last name,DOB\nANN,LEE,16/9/1979\nZoe,Lee,5/3/1984\n");

        $this->assertSame([2, 0, 0], [$import->created_rows, $import->skipped_rows, $import->error_rows]);
    }

    /** @return array<string, array{string, bool}> date of birth, email, suburb and postcode, and whether the row is refused */
    public static function detailsWithoutBirthDate(): array
    {
        return [
            'the same email' => [',ANN@mail.example,,', true],
            'the same suburb' => [',,RICHMOND,', true],
            'the same postcode' => [',,,3121', true],
            'other details' => [',ann@other.example,Coogee,2034', false],
            'only the name' => [',,,', false],
            'another date of birth' => ['16/9/1979,ann@mail.example,Richmond,3121', false],
        ];
    }

    #[DataProvider('detailsWithoutBirthDate')]
    public function test_row_without_birth_date_is_refused_when_name_and_another_detail_are_those_of_an_excluded_person(string $details, bool $isRefused): void
    {
        foreach ([['is_barred' => true], ['betstop_state' => BetstopState::Registered]] as $mark) {
            $known = Client::factory()->createOne([...self::named(['Ann', 'Lee']), 'email' => 'ann@mail.example', 'suburb' => 'Richmond', 'postcode' => '3121', ...$mark]);
            $import = $this->check($this->upload("First name,Last name,DOB,Email,Suburb,Postcode\nAnn,LEE,{$details}\n", ImportKind::Leads));
            $this->assertSame($isRefused ? 1 : 0, $import->excluded_rows);
            $known->forceDelete();
        }
        BetstopUpdate::factory()->createOne([...self::named(['Ann', 'Lee']), 'email' => 'ann@mail.example', 'postcode' => '3121', 'change' => BetstopChange::Registered]);

        // The register itself is only asked about clients.
        $import = $this->import("First name,Last name,DOB,Email,Suburb,Postcode\nAnn,LEE,{$details}\n", [], ImportKind::DbClients);

        $isRefused = $isRefused && ! str_contains($details, 'RICHMOND');
        $this->assertSame([$isRefused ? 0 : 1, $isRefused ? 1 : 0, $isRefused ? 1 : 0], [$import->created_rows, $import->error_rows, $import->excluded_rows]);
        if ($isRefused) {
            $text = str_contains($details, '@') ? "This person can't be imported." : 'This row has the same name and contact details. Add the date of birth to import another person.';
            $this->assertStringEndsWith($text, $this->messages($import)[2][0]);
        }
    }

    /** @param  array{string, string}  $written */
    private function assertExcluded(array $written, string $reason, bool $isClient = true): void
    {
        foreach ([ImportKind::Leads, ImportKind::DbClients, ImportKind::Clients] as $kind) {
            $import = $this->import(self::row($written), [], $kind);

            $this->assertSame(0, $import->created_rows, $kind->value);
            // An import of clients skips an existing client first.
            $isKnown = $isClient && $kind === ImportKind::Clients;
            $this->assertSame($isKnown ? [0, 1] : [1, 0], [$import->excluded_rows, $import->skipped_rows], $kind->value);
            if (! $isKnown) {
                $exclusion = $this->app->make(ExclusionChecker::class)->find(new PersonDetails($written[0], $written[1], CarbonImmutable::parse('1984-03-05')));
                $this->assertStringContainsString($reason, (string) $exclusion?->reason);
                $this->assertSame([2 => ["{$exclusion?->reason}. This person can't be imported."]], $this->messages($import));
            }
        }
        $this->assertSame([0, 0, $isClient ? 1 : 0], [Lead::query()->count(), DbClient::query()->count(), Client::query()->count()]);
    }

    /**
     * @param  array{string, string}  $name
     * @return array<string, string|null>
     */
    private static function named(array $name): array
    {
        return ['first_name' => $name[0], 'last_name' => $name[1], 'date_of_birth' => '1984-03-05', 'mobile_e164' => null];
    }

    /** @param  array{string, string}  $name */
    private static function row(array $name): string
    {
        return self::FILE."\n{$name[0]},{$name[1]},5/3/1984,".self::MOBILE."\n";
    }
}
