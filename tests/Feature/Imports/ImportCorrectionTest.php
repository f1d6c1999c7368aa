<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Import;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

/** Failed rows are corrected on the import's page. */
final class ImportCorrectionTest extends ImportTestCase
{
    private const FILE = "First name,Last name,DOB,Mobile,Email\nMei,Chen,31/2/1980,0491570157,mei@mail.example\nBob,Lee,6/4/2001,0491570156,bob@mail.example\n";

    public function test_corrected_row_is_imported_and_undo_covers_it(): void
    {
        $import = $this->import(self::FILE);
        $this->assertSame([1, 1], [$import->created_rows, $import->error_rows]);
        $this->page($import)->assertInertia(fn ($page) => $page->where('import.can_decide', true)
            ->where('lines.0.cells.2', ['field' => 'date_of_birth', 'label' => 'Date of birth', 'is_required' => false, 'text' => '31/2/1980', 'error' => 'Enter a date of birth such as 5/3/1984.']));

        $this->correct($import, 2, ['date_of_birth' => '28/2/1980'])->assertSessionHas('success', 'Row imported as a new record.');

        $mei = Client::query()->where('first_name', 'Mei')->sole();
        $this->assertSame(['1980-02-28', '+61491570157'], [$mei->date_of_birth?->toDateString(), $mei->mobile_e164]);
        $this->assertSame([2, 0, [], '28/2/1980'], [$import->refresh()->created_rows, $import->error_rows, $import->problems, $import->rows()->where('row_no', 2)->sole()->raw[2]]);
        $event = AuditEvent::query()->where('action', 'import.row_corrected')->sole();
        $this->assertSame([$this->importer->id, ['row_no' => 2, 'fields' => ['date_of_birth'], 'result' => 'created']], [$event->actor_id, $event->after]);
        $this->correct($import, 2, ['date_of_birth' => '1/2/1980'])->assertSessionHas('error', 'This row is already created. Nothing was changed.');

        $this->assertSame([2, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertTrue($mei->refresh()->trashed());
        $this->correct($import, 2, [])->assertSessionHas('error', 'This import is already undone. Nothing was changed.');
    }

    /** @return array<string, array{array<string, string>, string, string}> */
    public static function mistakes(): array
    {
        return [
            'another wrong value' => [['date_of_birth' => '2012-01-01'], 'date_of_birth', 'A person must be at least 18 years old.'],
            'another field' => [['date_of_birth' => '1/2/1980', 'mobile_e164' => '12'], 'mobile_e164', 'Enter an Australian mobile number, such as 0491 570 156.'],
            'an empty required field' => [['date_of_birth' => '1/2/1980', 'last_name' => ''], 'last_name', 'The last name is missing.'],
            'nothing' => [[], 'date_of_birth', 'Enter a date of birth such as 5/3/1984.'],
            'a very long text' => [['email' => str_repeat('a', 1_001)], 'email', 'Enter at most 1000 characters.'],
        ];
    }

    /** @param  array<string, string>  $fields */
    #[DataProvider('mistakes')]
    public function test_row_that_is_still_wrong_is_not_imported(array $fields, string $field, string $message): void
    {
        $import = $this->import(self::FILE);

        $this->correct($import, 2, $fields)->assertSessionHasErrors([$field => $message]);

        $this->assertSame(
            [1, 1, ImportRowStatus::Error, '31/2/1980'],
            [
                Client::query()->count(),
                $import->refresh()->error_rows,
                $import->rows()->where('row_no', 2)->sole()->status,
                $import->rows()->where('row_no', 2)->sole()->raw[2],
            ],
        );
    }

    public function test_field_without_a_column_is_ignored(): void
    {
        $import = $this->import(self::FILE);

        $this->correct($import, 2, ['date_of_birth' => '1/2/1980', 'pin' => '12345'])->assertSessionHas('success');

        $this->assertNotSame('12345', Client::query()->where('first_name', 'Mei')->sole()->pin);
    }

    public function test_excluded_person_is_not_created_by_a_correction(): void
    {
        Client::factory()->createOne([
            'pin' => '48213',
            'first_name' => 'Mei',
            'last_name' => 'Chen',
            'preferred_name' => null,
            'date_of_birth' => '1980-02-28',
            'is_barred' => true,
            'mobile_e164' => '+61491570158',
        ]);
        $import = $this->import("First name,Last name,DOB,Mobile\nMei,Chan,31/2/1980,0491570159\n");

        $this->correct($import, 2, ['last_name' => 'Chen', 'date_of_birth' => '28/2/1980'])->assertSessionHas('success', 'Row corrected and skipped.');

        $this->assertSame([1, 1], [Client::query()->count(), $import->refresh()->skipped_rows]);
    }

    public function test_person_of_another_row_is_not_imported_twice(): void
    {
        $file = self::FILE."Bob,Lee,6/4/2001,12,\n";
        $import = $this->import($file);
        $this->correct($import, 4, ['mobile_e164' => '0491570156'])->assertSessionHas('success', 'Row corrected and skipped.');
        $this->assertSame(1, Client::query()->where('first_name', 'Bob')->count());

        Client::query()->where('first_name', 'Bob')->update(['suburb' => 'Bondi', 'state' => 'NSW']);
        $import = $this->import("First name,Last name,DOB,Mobile,Suburb\nBob,Lee,6/4/2001,0491570156,Coogee\nBob,Lee,6/4/2001,12,Manly\n", ['mode' => 'upsert']);
        $this->correct($import, 3, ['mobile_e164' => '0491570156'])->assertSessionHasErrors(['row' => 'Another row of this import is about the same person. Edit the record instead.']);
        $this->undo($import);
        $this->assertSame('Bondi', Client::query()->where('first_name', 'Bob')->sole()->suburb);
    }

    public function test_corrected_row_that_shares_a_mobile_waits_for_a_decision(): void
    {
        $import = $this->import(self::FILE);

        $this->correct($import, 2, ['date_of_birth' => '1/2/1980', 'mobile_e164' => '0491570156'])->assertSessionHas('success', 'Row corrected. It needs a decision.');

        $this->assertSame([0, 1], [$import->refresh()->error_rows, $import->waiting_rows]);
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/rows/2/decision", ['decision' => 'create'])->assertSessionHas('success');
        $this->assertSame([2, 0], [$import->refresh()->created_rows, $import->waiting_rows]);
    }

    public function test_db_client_row_is_corrected(): void
    {
        $import = $this->import("Name,DOB,Phone\nEve Orr,1/2/1970,123\n", [], ImportKind::DbClients);

        $this->correct($import, 2, ['mobile_e164' => '0491570158'])->assertSessionHas('success');

        $this->assertSame(['Eve', 1], [DbClient::query()->sole()->first_name, $import->refresh()->created_rows]);
    }

    public function test_correction_needs_the_right_to_manage_the_import_and_a_finished_run(): void
    {
        $import = $this->import(self::FILE);
        $other = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients)->createOne();
        $this->actingAs($other)->put("/clients/imports/{$import->id}/rows/2", ['date_of_birth' => '1/2/1980'])->assertForbidden();
        $this->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page->where('import.can_decide', false)->where('lines.0.cells', []));
        $this->correct($import, 3, [])->assertSessionHas('error', 'This row is already created. Nothing was changed.');
        $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/rows/99")->assertNotFound();

        $checked = $this->check($this->upload(self::FILE));
        $this->correct($checked, 2, ['date_of_birth' => '1/2/1980'])->assertSessionHas('error', 'This import is already checked. Nothing was changed.');
    }

    /**
     * @param  array<string, string>  $fields
     * @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response>
     */
    private function correct(Import $import, int $row, array $fields)
    {
        return $this->actingAs($this->importer)->from("/clients/imports/{$import->id}")->put("/clients/imports/{$import->id}/rows/{$row}", $fields)->assertRedirect("/clients/imports/{$import->id}");
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function page(Import $import)
    {
        return $this->actingAs($this->importer)->get("/clients/imports/{$import->id}");
    }
}
