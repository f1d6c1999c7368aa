<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\RegisterAnswers;
use App\Domain\Imports\RowBatch;
use App\Domain\Imports\RowWriter;
use App\Domain\Imports\SeenRows;
use App\Enums\Ability;
use App\Enums\BetstopCheckResult;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Enums\ImportStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Jobs\Imports\WorkOnImport;
use App\Jobs\Matches\SuggestMatchesOfImport;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Import;
use App\Models\Lead;
use App\Models\User;
use App\Queries\Imports\ImportRowsQuery;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;

/** The records after an import and after its undo. */
final class ImportRunTest extends ImportTestCase
{
    private const TWO = "First name,Last name,DOB,Mobile,Email,State\nAnn,Lee,1/2/1980,0491570156,ann@mail.example,VIC\nBo,Ek,2/2/1980,0491570157,,\n";

    public function test_new_clients_are_active_searchable_and_audited(): void
    {
        $import = $this->import(self::TWO);

        $this->assertSame([ImportStatus::Done, 2, 2], [$import->status, $import->created_rows, Client::query()->count()]);
        $ann = Client::query()->where('email', 'ann@mail.example')->sole();
        $this->assertSame(['+61491570156', '1980-02-01', ClientStatus::Active, $this->company->id], [$ann->mobile_e164, $ann->date_of_birth?->toDateString(), $ann->status, $ann->company_id]);
        $this->assertNotNull($ann->new_account_checked_at);
        $this->assertMatchesRegularExpression('/^\d{5}$/', $ann->pin);
        $this->assertSame([$ann->id], $this->app->make(SearchIndex::class)->find('client', SearchText::parse('ann lee', seesContacts: true), 5));
        $this->assertSame([$ann->id], $this->app->make(SearchIndex::class)->find('client', SearchText::parse($ann->pin, seesContacts: true), 5));
        $event = AuditEvent::query()->where('action', 'client.created')->where('subject_id', $ann->id)->sole();
        $this->assertSame([$this->importer->id, $import->id, $ann->pin, $ann->id], [$event->actor_id, $event->after['import_id'], $event->after['pin'], $event->client_id]);
    }

    public function test_new_client_does_not_get_the_pin_of_a_later_row(): void
    {
        // Nearly all five-digit PINs are in the file.
        $later = implode('', array_map(static fn (int $pin): string => "{$pin},,,\n", range(10_000, 98_999)));
        $import = $this->upload("PIN,First name,Last name,DOB\n,Ann,Lee,1/2/1980\n{$later}");
        $import->update(['defaults' => ['company_id' => (string) $this->company->id]]);
        $batch = $this->app->make(RowBatch::class);
        $batch->open($import);
        [$rows, , $end] = $batch->read((int) ($import->options['data_offset'] ?? 0), 0, 1);

        $this->app
            ->make(RowWriter::class)
            ->write(
                $import,
                ImportSchema::of(ImportKind::Clients),
                $batch->classify(
                    $import,
                    $rows,
                    new SeenRows,
                    new RegisterAnswers([2 => new BetstopAnswer(BetstopCheckResult::Clear, null, [])]),
                ),
                $end,
                pins: $batch->pins(),
            );

        $pin = Client::query()->sole()->pin;
        $this->assertTrue((int) $pin > 98_999, $pin);
    }

    public function test_new_clients_wait_for_the_new_account_check_when_chosen(): void
    {
        $this->import(self::TWO, ['needs_check' => true]);

        $this->assertSame(2, Client::query()->whereNull('new_account_checked_at')->where('status', ClientStatus::Pending)->count());
    }

    public function test_update_changes_given_fields_and_ignores_blank_cells(): void
    {
        $ann = Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'email' => 'old@mail.example', 'suburb' => 'Coogee', 'is_barred' => true]);
        $file = "PIN,Email,Suburb\n48213,new@mail.example,\n99999,who@mail.example,\n";

        $import = $this->import($file, ['mode' => 'update']);

        $this->assertSame([1, 1, 0], [$import->updated_rows, $import->skipped_rows, $import->created_rows]);
        $fresh = $ann->refresh();
        $this->assertSame(['new@mail.example', 'Coogee', true, 2], [$fresh->email, $fresh->suburb, $fresh->is_barred, $fresh->version]);
        $event = AuditEvent::query()->where('action', 'client.updated')->sole();
        $this->assertSame([['email' => 'old@mail.example'], ['email' => 'new@mail.example']], [$event->before, $event->after]);
        $this->assertSame([$ann->id], $this->app->make(SearchIndex::class)->find('client', SearchText::parse('new@mail.example', seesContacts: true), 5));
        $this->assertSame([], $this->app->make(SearchIndex::class)->find('client', SearchText::parse('old@mail.example', seesContacts: true), 5));

        $this->import("PIN,Email,Suburb\n48213,new@mail.example,\n", ['mode' => 'update', 'blank_clears' => true]);
        $this->assertNull($ann->refresh()->suburb);
    }

    public function test_upsert_updates_and_creates(): void
    {
        Lead::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'email' => null]);

        $import = $this->import(self::TWO, ['mode' => 'upsert'], ImportKind::Leads);

        $this->assertSame([1, 1, 2], [$import->updated_rows, $import->created_rows, Lead::query()->count()]);
        $this->assertSame('ann@mail.example', Lead::query()->where('first_name', 'Ann')->sole()->email);
    }

    public function test_new_db_clients_are_created_with_numbers_and_address(): void
    {
        $this->import(
            "Name,Phone,Home phone,Street,Suburb,State,Postcode,Source\nAnn Lee,0491570156,(03) 9123 4567,12 Bridge Road,Richmond,VIC,3121,Expo\n",
            ['default_consent_basis' => 'express'],
            ImportKind::DbClients,
        );

        $ann = DbClient::query()
            ->with(['phoneNumbers', 'addresses'])
            ->sole();
        $this->assertSame(
            ['Ann Lee', DbClientStatus::Raw, 'express'],
            [$ann->full_name, $ann->status, $ann->consent_basis->value],
        );
        $this->assertSame(
            ['+61491570156' => 'mobile', '+61391234567' => 'landline'],
            $ann->phoneNumbers
                ->sortBy('id')
                ->mapWithKeys(static fn (DbPhoneNumber $number): array => [$number->e164 => $number->kind->value])
                ->all(),
        );
        $this->assertSame('12 Bridge Road', $ann->addresses->sole()->line);
        $this->assertSame([$ann->id], $this->app->make(SearchIndex::class)->find('db_client', SearchText::parse('0391234567', seesContacts: true), 5));
    }

    public function test_undo_deletes_new_records_and_restores_changed_fields(): void
    {
        $old = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'email' => 'old@mail.example', 'state' => null]);
        $import = $this->import(self::TWO, ['mode' => 'upsert']);

        $import = $this->undo($import);

        $this->assertSame([ImportStatus::Undone, 2, 0, $this->importer->id], [$import->status, $import->undone_rows, $import->kept_rows, $import->undone_by]);
        $this->assertSame('old@mail.example', $old->refresh()->email);
        $this->assertNull($old->state);
        $this->assertSame([$old->id], Client::query()->pluck('id')->all());
        $this->assertSame([], $this->app->make(SearchIndex::class)->find('client', SearchText::parse('ek', seesContacts: true), 5));
        $this->assertDatabaseHas('audit_events', ['action' => 'client.deleted', 'actor_id' => $this->importer->id]);
        // The same file can be imported again.
        $this->assertSame([1, 1], [$this->import(self::TWO, ['mode' => 'upsert'])->created_rows, Client::query()->where('last_name', 'Ek')->count()]);
    }

    public function test_undo_warns_about_records_edited_since_and_keeps_them(): void
    {
        $old = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'email' => 'old@mail.example', 'state' => 'QLD', 'postcode' => null]);
        $import = $this->import(self::TWO, ['mode' => 'upsert']);
        $new = Client::query()->where('last_name', 'Ek')->sole();
        foreach ([[$old, ['email' => 'staff@mail.example']], [$new, ['suburb' => 'Bondi']]] as [$client, $change]) {
            $client->refresh()->update($change);
            $this->app->make(AuditTrail::class)->record('client.updated', $client, array_fill_keys(array_keys($change), ''), $change);
        }

        $warning = $this->app->make(ImportRowsQuery::class)->undoWarning($import, $this->importer);
        $this->assertSame([2, 3], array_column($warning->kept ?? [], 'row_no'));

        $import = $this->undo($import);

        $this->assertSame([0, 2], [$import->undone_rows, $import->kept_rows]);
        $this->assertSame(['staff@mail.example', 'QLD'], [$old->refresh()->email, $old->state?->value]);
        $this->assertFalse($new->refresh()->trashed());
        $this->assertSame([ImportRowStatus::Kept, ImportRowStatus::Kept], $import->rows()->orderBy('row_no')->get()->pluck('status')->all());
    }

    public function test_import_does_not_start_with_other_settings_than_the_user_saw(): void
    {
        $import = $this->check($this->upload(self::TWO));
        $seen = $this->get("/clients/imports/{$import->id}")->inertiaProps()['import']['check_no'];
        $this->check($import, ['mode' => 'update', 'blank_clears' => true]);

        $this->post("/clients/imports/{$import->id}/run", ['check_no' => $seen])->assertSessionHas('error');
        $this->assertSame(ImportStatus::Checked, $import->refresh()->status);

        $this->post("/clients/imports/{$import->id}/run", ['check_no' => $seen + 1])->assertSessionMissing('error');
        $this->assertSame(ImportStatus::Running, $import->refresh()->status);
    }

    public function test_cancelled_import_stops(): void
    {
        $import = $this->check($this->upload(self::TWO));
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run");
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/cancel")->assertSessionHas('success', 'Import stopped. Imported rows are kept.');

        $this->assertSame(ImportStatus::Cancelled, $this->work($import)->status);
        $this->assertSame(0, Client::query()->count());
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run")->assertSessionHas('error');
    }

    /** @param  array<string, mixed>  $columns */
    #[TestWith([['status' => ImportStatus::Running, 'started_at' => '2026-12-01 00:00:00'], 1])]
    #[TestWith([['status' => ImportStatus::Checked], 0])]
    public function test_people_of_a_stopped_import_are_compared_with_the_known_ones(array $columns, int $jobs): void
    {
        config(['paddock.matching.at_once' => true]);
        $import = Import::factory()->createOne(['user_id' => $this->importer->id, ...$columns]);

        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/cancel")->assertSessionHas('success');

        Queue::assertPushed(SuggestMatchesOfImport::class, $jobs);
    }

    public function test_import_is_queued_again_when_its_process_died(): void
    {
        $import = Import::factory()->createOne(['status' => ImportStatus::Running, 'heartbeat_at' => now()->subMinutes(2)]);
        Import::factory()->createOne(['status' => ImportStatus::Running, 'heartbeat_at' => now()->subSeconds(5)]);
        Import::factory()->createOne(['status' => ImportStatus::Done, 'heartbeat_at' => now()->subHour()]);

        Artisan::call('imports:resume');

        Queue::assertPushedTimes(WorkOnImport::class, 1);
        Queue::assertPushed(WorkOnImport::class, static fn (WorkOnImport $job): bool => $job->importId === $import->id);
    }

    #[TestWith([ImportKind::Clients, 'account_manager_id'])]
    #[TestWith([ImportKind::Leads, 'owner_id'])]
    public function test_only_colleagues_who_get_the_new_records_can_be_chosen_for_all_rows(ImportKind $kind, string $field): void
    {
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        // A former colleague who still has clients.
        $former = User::factory()->withRole(StaffRole::AccountManager)->createOne(['is_active' => false]);
        Client::factory()->createOne(['account_manager_id' => $former->id]);
        $import = $this->upload("First name,Last name,Mobile\nAnn,Lee,0491570156\n", $kind);

        $this->actingAs($this->importer)
            ->put("/clients/imports/{$import->id}/check", $this->settings($import, ["default_{$field}" => (string) $former->id]))
            ->assertSessionHasErrors("default_{$field}");
        $this->check($import, ["default_{$field}" => (string) $manager->id]);
        $this->post("/clients/imports/{$import->id}/run");

        $this->work($import);
        $this->assertSame([$manager->id], DB::table($kind->value)->where('first_name', 'Ann')->pluck($field)->all());
    }

    public function test_new_clients_are_not_given_to_a_default_manager_who_left_after_the_check(): void
    {
        $manager = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $import = $this->check($this->upload("First name,Last name,Mobile\nAnn,Lee,0491570156\n"), ['default_account_manager_id' => (string) $manager->id]);
        $manager->forceFill(['is_active' => false])->save();

        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run")->assertSessionMissing('error');
        $this->work($import);

        $this->assertNull(Client::query()->sole()->account_manager_id);
    }
}
