<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\LiftDbClientSuppression;
use App\Domain\DbClients\Cleanup\CleanupCalculator;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbCleanupKind;
use App\Enums\DbClientStatus;
use App\Enums\ImportKind;
use App\Enums\SuppressionReason;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Models\AuditEvent;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\Import;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

/** Imports that add numbers, addresses and emails to existing DB clients. */
final class ImportDbClientsTest extends ImportTestCase
{
    private DbClient $ann;

    protected function setUp(): void
    {
        parent::setUp();
        $this->importDbClients("Name,DOB,Phone,Street,Suburb,State,Postcode\nAnn Lee,5/3/1984,0491570156,12 Bridge Road,Richmond,VIC,3121\n", 'create');
        $this->ann = DbClient::query()->sole();
    }

    public function test_update_adds_numbers_and_addresses_and_undo_removes_them(): void
    {
        $file = "Name,DOB,Phone,Home phone,Street,Suburb,State,Postcode\nAnn Lee,5/3/1984,0491570156,(03) 9123 4567,3 Beach Street,Coogee,NSW,2034\n";
        $import = $this->importDbClients($file, 'update');

        $this->assertSame(
            [
                1,
                [
                    'second_phone' => '+61391234567',
                    'address' => '3 Beach Street',
                    'suburb' => 'Coogee',
                    'state' => 'NSW',
                    'postcode' => '2034',
                ],
            ],
            [$import->updated_rows, $import->rows()->sole()->after],
        );
        $this->assertSame(['+61491570156', '+61391234567'], $this->numbers());
        $this->assertSame(['12 Bridge Road', '3 Beach Street'], DbAddress::query()->orderBy('id')->pluck('line')->all());
        $this->assertSame([$this->ann->id], $this->app->make(SearchIndex::class)->find('db_client', SearchText::parse('0391234567', seesContacts: true), 5));
        $this->assertSame('+61391234567', AuditEvent::query()->where('action', 'db_client.updated')->sole()->after['second_phone']);
        $this->assertSame(1, $this->importDbClients($file, 'update')->skipped_rows, 'The second import adds nothing.');
        $viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne();
        $this->actingAs($viewer)->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page->where('lines.0.changes.0.after', '•••• ••• 567'));

        $this->assertSame([1, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertSame([['+61491570156'], ['12 Bridge Road']], [$this->numbers(), DbAddress::query()->pluck('line')->all()]);
        $this->assertSame([], $this->app->make(SearchIndex::class)->find('db_client', SearchText::parse('0391234567', seesContacts: true), 5));
    }

    public function test_imported_address_is_the_current_one_also_after_a_clean_up(): void
    {
        DbAddress::query()->update(['from_on' => '2020-01-02']);
        $import = $this->importDbClients("Name,DOB,Phone,Street,Suburb,State,Postcode\nAnn Lee,5/3/1984,0491570156,3 Beach Street,Coogee,NSW,2034\n", 'update');
        $viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne();
        $suburbs = fn (string $query): array => array_column($this->actingAs($viewer)->get("/db-clients?{$query}")->inertiaProps('db_clients'), 'suburb');

        $this->assertSame([['Coogee'], []], [$suburbs('state=NSW'), $suburbs('state=VIC')]);
        $this->assertSame([], CleanupCalculator::changes(DbCleanupKind::ExpireAddresses, array_values(DbAddress::query()->pluck('id')->all())));

        $this->undo($import);
        $this->assertSame([[], ['Richmond']], [$suburbs('state=NSW'), $suburbs('state=VIC')]);
    }

    public function test_import_records_consent_for_each_number_without_blocking_undo(): void
    {
        $import = $this->import("Name,DOB,Phone,Home phone\nBo Ek,5/3/1985,0491570157,(03) 9123 4567\n", ['default_consent_basis' => 'express'], ImportKind::DbClients);
        $bo = DbClient::query()->where('last_name', 'Ek')->sole();

        $noted = static fn (DbClient $dbClient): array => array_values(Consent::query()->where('person_type', 'db_client')->where('person_id', $dbClient->id)->orderBy('id')->get()
            ->map(static fn (Consent $consent): array => [$consent->purpose, $consent->basis, $consent->evidence, $consent->user_id, $consent->import_id])->all());
        $evidence = "people.csv, row 2 (import {$import->id})";
        $this->assertSame([
            ['Calls to the number ending 157', ConsentBasis::Express, $evidence, $this->importer->id, $import->id],
            ['Calls to the number ending 567', ConsentBasis::Express, $evidence, $this->importer->id, $import->id],
        ], $noted($bo));

        $update = $this->importDbClients("Name,DOB,Phone\nAnn Lee,5/3/1984,0491570158\n", 'update');
        $this->assertSame(['Calls to the number ending 158', ConsentBasis::Unknown, "people.csv, row 2 (import {$update->id})", $this->importer->id, $update->id], $noted($this->ann)[1]);

        $this->assertSame([1, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertTrue($bo->refresh()->trashed());
    }

    public function test_refusal_in_a_file_counts_for_the_numbers_of_the_person(): void
    {
        DbPhoneNumber::query()->update(['consent_basis' => ConsentBasis::Express]);
        $withdrawn = fn (): bool => $this->app->make(ProtectionGate::class)->decideCall($this->ann->refresh(), '+61491570156')->has('consent_withdrawn');
        $this->assertFalse($withdrawn());

        $import = $this->importDbClients("Name,DOB,Phone,Consent\nAnn Lee,5/3/1984,0491570156,none\n", 'update');

        $this->assertSame([1, ConsentBasis::None], [$import->updated_rows, $this->ann->refresh()->consent_basis]);
        $this->assertTrue($withdrawn());
        $this->undo($import);
        $this->assertFalse($withdrawn());
    }

    public function test_file_does_not_overrule_a_refusal(): void
    {
        DbPhoneNumber::query()->update(['consent_basis' => ConsentBasis::Express]);
        $this->ann->update(['consent_basis' => ConsentBasis::None]);

        $import = $this->importDbClients("Name,DOB,Phone,Consent,Source\nAnn Lee,5/3/1984,0491570156,express,Expo\n", 'update');

        $this->assertSame([['source' => 'Expo'], ConsentBasis::None], [$import->rows()->sole()->after, $this->ann->refresh()->consent_basis]);
        $this->assertTrue($this->app->make(ProtectionGate::class)->decideCall($this->ann, '+61491570156')->has('consent_withdrawn'));
    }

    public function test_empty_consent_cell_clears_no_consent(): void
    {
        $this->ann->update(['consent_basis' => ConsentBasis::Inferred, 'source' => 'Expo']);

        $import = $this->import("Name,DOB,Phone,Consent,Source\nAnn Lee,5/3/1984,0491570156,,\n", ['mode' => 'update', 'blank_clears' => true], ImportKind::DbClients);

        $this->assertSame([1, ConsentBasis::Inferred, null], [$import->updated_rows, $this->ann->refresh()->consent_basis, $this->ann->source]);
    }

    public function test_undo_keeps_a_new_db_client_when_staff_recorded_consent(): void
    {
        Consent::query()->create([
            'person_type' => 'db_client',
            'person_id' => $this->ann->id,
            'channel' => ConsentChannel::Phone,
            'purpose' => 'Calls',
            'basis' => ConsentBasis::Express,
            'recorded_at' => now(),
        ]);

        $this->assertSame([0, 1], [$this->undo(Import::query()->sole())->undone_rows, Import::query()->sole()->kept_rows]);
        $this->assertFalse($this->ann->refresh()->trashed());
    }

    public function test_undo_removes_the_consents_that_the_import_recorded(): void
    {
        $before = Consent::query()->count();
        $import = $this->import("Name,DOB,Phone\nAnn Lee,5/3/1984,0491570158\nBo Ek,5/3/1985,0491570157\n", ['mode' => 'upsert', 'default_consent_basis' => 'express'], ImportKind::DbClients);
        $this->assertSame([1, 1, $before + 2], [$import->updated_rows, $import->created_rows, Consent::query()->count()]);

        $this->assertSame([2, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);

        $this->assertSame([$before, 0], [Consent::query()->count(), Consent::query()->where('import_id', $import->id)->count()]);
    }

    public function test_undo_keeps_a_number_when_staff_recorded_consent_for_it(): void
    {
        $import = $this->importDbClients("Name,DOB,Phone\nAnn Lee,5/3/1984,0491570157\n", 'update');
        DbPhoneNumber::query()->where('e164', '+61491570157')->sole()->update(['consent_evidence' => 'Said so on the phone']);

        $this->assertSame([0, 1], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertSame(['+61491570156', '+61491570157'], $this->numbers());
    }

    public function test_do_not_contact_email_suppresses_the_db_client_until_undo(): void
    {
        $this->app->make(SuppressionList::class)->suppress([], 'stop@mail.example', SuppressionReason::Stop, null);

        $import = $this->importDbClients("Name,DOB,Email\nAnn Lee,5/3/1984,stop@mail.example\n", 'upsert');
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$this->ann->refresh()->status, $this->ann->suppressed_reason]);

        $this->assertSame([1, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertSame([DbClientStatus::Raw, null, null], [$this->ann->refresh()->status, $this->ann->suppressed_reason, $this->ann->email]);
    }

    public function test_new_db_client_who_asked_to_stop_on_another_record_is_suppressed_and_undo_removes_the_record(): void
    {
        DbClient::factory()->createOne([
            'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'status' => DbClientStatus::Suppressed, 'suppressed_reason' => SuppressionReason::Stop,
        ]);

        $import = $this->importDbClients("Name,DOB,Phone\nHattie Okafor,4/2/1986,0491570158\n", 'create');

        $hattie = DbClient::query()->where('first_name', 'Hattie')->sole();
        $this->assertSame([1, DbClientStatus::Suppressed, SuppressionReason::Stop], [$import->created_rows, $hattie->status, $hattie->suppressed_reason]);
        $this->assertSame($this->importer->id, AuditEvent::query()->where('action', 'db_client.suppressed')->where('subject_id', $hattie->id)->sole()->actor_id);
        $this->assertSame([1, 0], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
        $this->assertTrue($hattie->refresh()->trashed());
    }

    public function test_undo_keeps_a_new_db_client_whose_suppression_staff_lifted(): void
    {
        $this->app->make(SuppressionList::class)->suppress([], 'stop@mail.example', SuppressionReason::Stop, $this->importer->id);
        $import = $this->importDbClients("Name,Email\nBo Ek,stop@mail.example\n", 'create');
        $bo = DbClient::query()->where('last_name', 'Ek')->sole();

        $this->app->make(LiftDbClientSuppression::class)->handle($bo, SuppressionReason::Stop, 'They asked us to call again', $this->importer);

        $this->assertSame([0, 1], [$this->undo($import)->undone_rows, $import->refresh()->kept_rows]);
    }

    /** @return array<string, array{SuppressionReason, SuppressionReason, SuppressionReason|null}> of the mobile, of the mailbox, and of the DB client */
    public static function suppressions(): array
    {
        return [
            'the most serious one counts' => [SuppressionReason::Invalid, SuppressionReason::Stop, SuppressionReason::Stop],
            'a bounced mailbox is no reason against the mobile' => [SuppressionReason::Invalid, SuppressionReason::Bounce, null],
        ];
    }

    #[DataProvider('suppressions')]
    public function test_new_db_client_is_suppressed_for_the_most_serious_reason_of_the_person(SuppressionReason $mobile, SuppressionReason $mailbox, ?SuppressionReason $reason): void
    {
        $this->app->make(SuppressionList::class)->suppress(['+61491570158'], null, $mobile, null);
        $this->app->make(SuppressionList::class)->suppress([], 'bo@mail.example', $mailbox, null);

        $this->importDbClients("Name,Phone,Email\nBo Ek,0491570158,bo@mail.example\n", 'create');

        $bo = DbClient::query()->where('last_name', 'Ek')->sole();
        $this->assertSame([$reason === null ? DbClientStatus::Raw : DbClientStatus::Suppressed, $reason], [$bo->status, $bo->suppressed_reason]);
    }

    public function test_db_client_of_a_list_that_was_closed_since_is_unassigned_after_the_undo(): void
    {
        $list = DbList::query()->create(['name' => 'Spring', 'assignee_id' => $this->importer->id, 'created_by' => $this->importer->id, 'wanted_rows' => 1]);
        $this->ann->update(['status' => DbClientStatus::Assigned, 'db_list_id' => $list->id, 'assignee_id' => $this->importer->id]);
        $this->app->make(SuppressionList::class)->suppress([], 'stop@mail.example', SuppressionReason::Stop, null);
        $import = $this->importDbClients("Name,DOB,Email\nAnn Lee,5/3/1984,stop@mail.example\n", 'update');
        $this->assertSame(DbClientStatus::Suppressed, $this->ann->refresh()->status);
        $this->app->make(CloseDbList::class)->handle($list, $this->importer);

        $this->undo($import);

        $this->assertSame([DbClientStatus::Raw, null, null], [$this->ann->refresh()->status, $this->ann->db_list_id, $this->ann->assignee_id]);
    }

    public function test_db_client_is_not_updated_when_it_has_become_a_lead(): void
    {
        $this->ann->update(['status' => DbClientStatus::Converted]);

        $import = $this->importDbClients("Name,DOB,Email\nAnn Lee,5/3/1984,ann@mail.example\n", 'update');

        $this->assertSame([[2 => ['This DB client is now a lead. Update the lead instead.']], null], [$this->messages($import), $this->ann->refresh()->email]);
    }

    private function importDbClients(string $text, string $mode): Import
    {
        return $this->import($text, ['mode' => $mode], ImportKind::DbClients);
    }

    /** @return list<string> */
    private function numbers(): array
    {
        return array_values(DbPhoneNumber::query()->orderBy('id')->get()->map(static fn (DbPhoneNumber $number): string => $number->e164)->all());
    }
}
