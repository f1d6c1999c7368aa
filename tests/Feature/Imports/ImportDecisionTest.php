<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportRowStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Import;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

/** Rows that share a mobile or email with another person wait for a decision. */
final class ImportDecisionTest extends ImportTestCase
{
    private const SON = "First name,Last name,DOB,Mobile,Email\nBob,Lee,6/4/2001,0491570156,bob@mail.example\n";

    private const DOUBT = 'The mobile belongs to Ann Lee, PIN 48213, whose name or date of birth is different.';

    private const CHANGED = 'The record for this row has changed. Edit the record instead and skip this row.';

    private Client $ann;

    protected function setUp(): void
    {
        parent::setUp();
        $this->ann = Client::factory()->createOne([
            'pin' => '48213',
            'first_name' => 'Ann',
            'last_name' => 'Lee',
            'preferred_name' => null,
            'date_of_birth' => '1970-02-01',
            'mobile_e164' => '+61491570156',
            'email' => 'ann@mail.example',
        ]);
    }

    /** @return array<string, array{ImportMode}> */
    public static function modes(): array
    {
        return array_combine(array_column(ImportMode::cases(), 'value'), array_map(static fn (ImportMode $mode): array => [$mode], ImportMode::cases()));
    }

    #[DataProvider('modes')]
    public function test_relative_with_the_same_last_name_and_mobile_waits_for_a_decision(ImportMode $mode): void
    {
        $checked = $this->check($this->upload(self::SON), ['mode' => $mode->value]);
        $this->assertSame([[0, 0, 0, 0, 1], [2 => [self::DOUBT]]], [$this->counts($checked), $this->messages($checked)]);

        $import = $this->import(self::SON, ['mode' => $mode->value]);

        $this->assertSame([[0, 0, 0, 0, 1], [2 => [self::DOUBT]]], [$this->counts($import), $this->messages($import)]);
        $this->assertSame(
            [1, 'Ann', '1970-02-01', 'ann@mail.example', 1],
            [
                Client::query()->count(),
                $this->ann->refresh()->first_name,
                $this->ann->date_of_birth?->toDateString(),
                $this->ann->email,
                $this->ann->version,
            ],
        );
    }

    /** @return array<string, array{string, bool}> first name, last name and date of birth, and whether it is Ann */
    public static function people(): array
    {
        return [
            'the same name and birthday' => ['Ann,Lee,1/2/1970', true],
            'the same name without a birthday' => ['ANN,LEE,', true],
            'a short form of the name' => ['Annie,Lee,', true],
            'a married name and the same birthday' => ['Ann,Wong,1/2/1970', true],
            'a typo and the same birthday' => ['Ann,Leee,1/2/1970', true],
            'the same name and another birthday' => ['Ann,Lee,1/2/1995', false],
            'a married name without a birthday' => ['Ann,Wong,', false],
            'a twin' => ['Bob,Lee,1/2/1970', false],
            'only the last name' => [',Lee,', false],
            'a stranger' => ['Mei,Chen,5/5/1980', false],
        ];
    }

    #[DataProvider('people')]
    public function test_first_name_and_birth_date_must_agree_when_the_mobile_is_shared(string $person, bool $isAnn): void
    {
        $import = $this->import("First name,Last name,DOB,Mobile,Suburb\n{$person},0491570156,Bondi\n", ['mode' => 'update']);

        $this->assertSame($isAnn ? [1, 0] : [0, 1], [$import->updated_rows, $import->waiting_rows]);
        $this->assertSame($isAnn, $this->ann->refresh()->suburb === 'Bondi');
    }

    public function test_colleague_creates_updates_or_skips_a_waiting_row_and_undo_covers_it(): void
    {
        $file = self::SON."Cy,Lee,7/4/2002,0491570156,\n";
        $import = $this->import($file, ['mode' => 'upsert']);
        $this->assertSame([3, 'waiting'], [$import->rows()->max('row_no'), $import->rows()->where('row_no', 3)->sole()->status->value]);

        $this->decide($import, 2, 'create')->assertSessionHas('success', 'Row imported as a new record.');
        $bob = Client::query()->where('first_name', 'Bob')->sole();
        $this->assertSame(
            ['2001-04-06', '+61491570156', $this->importer->id],
            [
                $bob->date_of_birth?->toDateString(),
                $bob->mobile_e164,
                AuditEvent::query()->where('action', 'client.created')->where('subject_id', $bob->id)->sole()->actor_id,
            ],
        );
        $this->decide($import, 2, 'create')->assertSessionHas('error', 'This row is already created. Nothing was changed.');
        $this->decide($import, 3, 'skip')->assertSessionHas('success', 'Row skipped.');
        $this->assertSame([[1, 0, 1, 0, 0], [3 => ["Skipped by {$this->importer->full_name}."]]], [$this->counts($import->refresh()), $this->messages($import)]);
        $this->assertSame(2, AuditEvent::query()->where('action', 'import.row_decided')->count());

        $this->assertSame([1, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertTrue($bob->refresh()->trashed());

        $import = $this->import(self::SON, ['mode' => 'upsert']);
        $this->assertSame(
            ['Bob', 'bob@mail.example'],
            [$import->rows()->sole()->after['first_name'] ?? null, $import->rows()->sole()->after['email'] ?? null],
            'The page shows the changes before the decision.',
        );
        $this->decide($import, 2, 'update')->assertSessionHas('success', 'Row imported. The existing record was updated.');
        $this->assertSame(['Bob', '48213', 1], [$this->ann->refresh()->first_name, $this->ann->pin, $import->refresh()->updated_rows]);
        $this->undo($import);
        $this->assertSame(['Ann', '1970-02-01', 'ann@mail.example'], [$this->ann->refresh()->first_name, $this->ann->date_of_birth?->toDateString(), $this->ann->email]);
    }

    public function test_relatives_in_one_file_wait_for_a_decision(): void
    {
        $import = $this->import("First name,Last name,DOB,Mobile\nEve,Orr,1/2/1970,0491570157\nFay,Orr,6/4/2001,0491570157\n");

        $this->assertSame([[1, 0, 0, 0, 1], [3 => ['The mobile belongs to row 2, whose name or date of birth is different.']]], [$this->counts($import), $this->messages($import)]);
        $this->decide($import, 3, 'create')->assertSessionHas('success');
        $this->assertSame(['Eve', 'Fay'], Client::query()->where('last_name', 'Orr')->orderBy('id')->pluck('first_name')->all());
    }

    public function test_excluded_person_is_not_created_by_a_decision(): void
    {
        $this->ann->update(['is_barred' => true]);
        $import = $this->import(self::SON);
        $this->assertSame([1, 1], [$import->waiting_rows, $import->excluded_rows]);

        $this->decide($import, 2, 'create')->assertSessionHas('error', "Ann Lee (PIN 48213) is a client who is barred. This person can't be imported.");

        $this->assertSame([1, ImportRowStatus::Waiting], [Client::query()->count(), $import->rows()->sole()->status]);
    }

    public function test_decision_needs_the_right_to_manage_the_import(): void
    {
        $import = $this->import(self::SON);
        $other = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients)->createOne();

        $this->actingAs($other)->post("/clients/imports/{$import->id}/rows/2/decision", ['decision' => 'create'])->assertForbidden();
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/rows/2/decision", ['decision' => 'merge'])->assertSessionHasErrors('decision');
        $this->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page->where('import.can_decide', true)->where('import.waiting_rows', 1)->where('lines.0.has_match', true));
        $this->assertSame(1, Client::query()->count());
    }

    public function test_row_can_be_decided_only_after_the_import(): void
    {
        $import = $this->check($this->upload(self::SON));

        $this->decide($import, 2, 'create')->assertSessionHas('error', 'This import is already checked. Nothing was changed.');
    }

    public function test_record_that_another_row_has_updated_is_neither_updated_nor_doubled_by_a_decision(): void
    {
        $import = $this->import("PIN,First name,Last name,DOB,Mobile,Suburb\n,Bob,Lee,6/4/2001,0491570156,\n48213,,,,,Bondi\n", ['mode' => 'upsert']);
        $this->assertSame([[0, 1, 0, 0, 1], 'Bondi'], [$this->counts($import), $this->ann->refresh()->suburb]);

        $this->decide($import, 2, 'update')->assertSessionHas('error', self::CHANGED);

        $this->assertSame([1, 'Ann', ImportRowStatus::Waiting], [Client::query()->count(), $this->ann->refresh()->first_name, $import->rows()->where('row_no', 2)->sole()->status]);
        $this->decide($import, 2, 'create')->assertSessionHas('success', 'Row imported as a new record.');
        $this->assertSame([2, 'Ann'], [Client::query()->count(), $this->ann->refresh()->first_name]);
    }

    public function test_value_that_a_colleague_saved_since_is_not_overwritten_by_a_decision(): void
    {
        $import = $this->import(self::SON, ['mode' => 'upsert']);
        $this->ann->update(['email' => 'ann.new@mail.example', 'suburb' => 'Bondi']);

        $this->decide($import, 2, 'update')->assertSessionHas('error', self::CHANGED);

        $this->assertSame(['Ann', 'ann.new@mail.example', ImportRowStatus::Waiting], [$this->ann->refresh()->first_name, $this->ann->email, $import->rows()->sole()->status]);
        $this->ann->update(['email' => 'ann@mail.example']);
        $this->decide($import, 2, 'update')->assertSessionHas('success', 'Row imported. The existing record was updated.');
    }

    public function test_decision_to_create_does_not_update_the_record_that_another_detail_found(): void
    {
        $bob = Client::factory()->createOne([
            'pin' => '48214',
            'first_name' => 'Bob',
            'last_name' => 'Lee',
            'preferred_name' => null,
            'date_of_birth' => '2001-04-06',
            'mobile_e164' => null,
            'email' => null,
        ]);
        $import = $this->import(self::SON, ['mode' => 'upsert']);
        $this->assertSame(1, $import->waiting_rows);

        $this->decide($import, 2, 'create')->assertSessionHas('error', 'This person already exists: Bob Lee, PIN 48214 (same name and date of birth).');

        $this->assertSame([2, null], [Client::query()->count(), $bob->refresh()->email]);
        $this->decide($import, 2, 'update')->assertSessionHas('success', 'Row imported. The existing record was updated.');
        $this->assertSame(['bob@mail.example', 'ann@mail.example'], [$bob->refresh()->email, $this->ann->refresh()->email]);
    }

    public function test_decision_to_update_changes_only_the_record_on_the_page(): void
    {
        $import = $this->import(self::SON, ['mode' => 'upsert']);
        $this->assertSame($this->ann->id, (int) $import->rows()->sole()->subject_id);
        $this->ann->update(['mobile_e164' => '+61491570157']);
        $eve = Client::factory()->createOne(['first_name' => 'Eve', 'last_name' => 'Orr', 'mobile_e164' => '+61491570156']);

        $this->decide($import, 2, 'update')->assertSessionHas('error', self::CHANGED);

        $this->assertSame(['Eve', 'Ann', 2], [$eve->refresh()->first_name, $this->ann->refresh()->first_name, Client::query()->count()]);
    }

    public function test_db_client_with_a_household_number_is_created_by_a_decision(): void
    {
        $this->import("Name,DOB,Phone\nEve Orr,1/2/1970,0491570158\n", [], ImportKind::DbClients);
        $import = $this->import("Name,DOB,Phone\nFay Orr,6/4/2001,0491570158\n", ['mode' => 'upsert'], ImportKind::DbClients);

        $this->decide($import, 2, 'create')->assertSessionHas('success');

        $this->assertSame(['Eve', 'Fay'], DbClient::query()->orderBy('id')->pluck('first_name')->all());
        $this->assertSame([1, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function decide(Import $import, int $row, string $decision)
    {
        return $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/rows/{$row}/decision", ['decision' => $decision])->assertRedirect("/clients/imports/{$import->id}");
    }

    /** @return list<int> created, updated, skipped, failed and waiting rows */
    private function counts(Import $import): array
    {
        return [$import->created_rows, $import->updated_rows, $import->skipped_rows, $import->error_rows, $import->waiting_rows];
    }
}
