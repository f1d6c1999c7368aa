<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Imports\CompleteUpload;
use App\Actions\Imports\DiscardUpload;
use App\Domain\Imports\ImportFile;
use App\Domain\Imports\ImportFileRefusedException;
use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Import;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Filesystem\FilesystemAdapter;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;
use League\Flysystem\Filesystem;
use League\Flysystem\Local\LocalFilesystemAdapter;
use PHPUnit\Framework\Attributes\DataProvider;

/** Upload, reading and download of import files. */
final class ImportFileTest extends ImportTestCase
{
    /** @return array<string, array{string, string, string}> bytes, encoding and delimiter */
    public static function files(): array
    {
        $text = "First name;Last name;Mobile\nZoë;O’Hara;0491570156\n";

        return [
            'UTF-8' => [$text, 'UTF-8', 'semicolon'],
            'UTF-8 with a byte order mark' => ["\xEF\xBB\xBF{$text}", 'UTF-8', 'semicolon'],
            'UTF-16 of Excel' => ["\xFF\xFE".mb_convert_encoding(str_replace(';', "\t", $text), 'UTF-16LE', 'UTF-8'), 'UTF-16LE', 'tab'],
            'UTF-16 without a byte order mark' => [mb_convert_encoding(str_replace(';', '|', $text), 'UTF-16BE', 'UTF-8'), 'UTF-16BE', 'pipe'],
            'Windows-1252' => [mb_convert_encoding(str_replace(';', ',', $text), 'Windows-1252', 'UTF-8'), 'Windows-1252', 'comma'],
            'the line that names the separator' => ["sep=;\r\n{$text}", 'UTF-8', 'semicolon'],
            'a separator named in quotes, with a mark' => ["\xEF\xBB\xBF\"sep=|\"\n".str_replace(';', '|', $text), 'UTF-8', 'pipe'],
            'an unusual separator' => ["sep=:\n".str_replace(';', ',', $text), 'UTF-8', 'comma'],
            'a named tab in UTF-16' => ["\xFF\xFE".mb_convert_encoding("sep=\t\r\n".str_replace(';', "\t", $text), 'UTF-16LE', 'UTF-8'), 'UTF-16LE', 'tab'],
            'hundreds of empty columns' => [str_replace("\n", str_repeat(';', 300)."\n", $text), 'UTF-8', 'semicolon'],
            'old Mac line ends' => [str_replace("\n", "\r", $text), 'UTF-8', 'semicolon'],
        ];
    }

    #[DataProvider('files')]
    public function test_encoding_and_delimiter_are_detected(string $bytes, string $encoding, string $delimiter): void
    {
        $import = $this->upload($bytes, ImportKind::Leads);

        $this->actingAs($this->importer)->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page
            ->component('Clients/Imports/Show')
            ->where('import.encoding', $encoding)
            ->where('import.delimiter', $delimiter)
            ->where('import.total_rows', 1)
            ->where('settings.columns.0.samples', ['Zoë'])
            ->where('settings.columns.1.samples', ['O’Hara'])
            ->where('import.mapping', ['first_name' => 0, 'last_name' => 1, 'mobile_e164' => 2]));
    }

    /** @return array<string, array{string, string}> */
    public static function others(): array
    {
        return [
            'nothing' => ["\n\n", 'The file is empty.'],
            'only headings' => ["First name,Last name\n", 'The file has headings but no rows.'],
            'too many columns' => [str_repeat('Name,', 100)."Name\nAnn\n", 'The file has more than 100 columns. Remove the columns you don’t need.'],
            'a workbook named as CSV' => ["PK\x03\x04rest", 'This is an Excel workbook. Rename it to end in .xlsx and choose it again.'],
            'a PDF' => ['%PDF-1.7', 'This is a PDF. Save the sheet as CSV or .xlsx.'],
            'something else' => ["\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\1\0", 'This is not a text file. Save the sheet as CSV or as an Excel workbook (.xlsx).'],
        ];
    }

    #[DataProvider('others')]
    public function test_unreadable_file_is_refused_with_a_reason(string $bytes, string $reason): void
    {
        $this->expectExceptionObject(new ImportFileRefusedException($reason));

        $this->upload($bytes);
    }

    public function test_importer_can_change_encoding_and_delimiter(): void
    {
        $import = $this->upload("First name,Last;name\nAnn,Lee\n");

        $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/reading", ['encoding' => 'UTF-8', 'delimiter' => 'semicolon'])->assertSessionHasNoErrors();
        $this->assertSame(['First name,Last', 'name'], $import->refresh()->header);

        $this->put("/clients/imports/{$import->id}/reading", ['encoding' => 'EBCDIC', 'delimiter' => 'x'])->assertSessionHasErrors(['encoding', 'delimiter']);
    }

    public function test_file_is_uploaded_in_parts_and_a_part_can_repeat(): void
    {
        $this->actingAs($this->importer);
        $text = "First name,Last name\nAnn,Lee\n";
        $id = $this->postJson('/clients/imports', ['kind' => 'leads', 'name' => 'people.csv', 'format' => 'csv', 'bytes' => strlen($text)])->assertCreated()->json('id');
        foreach ([[2, substr($text, 20)], [1, 'lost'], [1, substr($text, 0, 20)]] as [$number, $part]) {
            $this->postJson("/clients/imports/{$id}/parts", ['number' => $number, 'part' => UploadedFile::fake()->createWithContent('part', $part)])->assertOk();
        }
        $this->postJson("/clients/imports/{$id}/complete", ['parts' => 2])->assertOk();

        $import = Import::query()->whereKey($id)->sole();
        $this->assertSame([['First name', 'Last name'], 1, hash('sha256', $text)], [$import->header, $import->total_rows, $import->sha256]);
        $this->postJson("/clients/imports/{$id}/parts", ['number' => 1, 'part' => UploadedFile::fake()->createWithContent('part', 'x')])->assertConflict();
    }

    public function test_incomplete_upload_can_be_completed_later(): void
    {
        $this->actingAs($this->importer);
        $text = "First name,Last name\nAnn,Lee\n";
        $id = $this->postJson('/clients/imports', ['kind' => 'leads', 'name' => 'people.csv', 'format' => 'csv', 'bytes' => strlen($text)])->json('id');
        $this->postJson("/clients/imports/{$id}/parts", ['number' => 1, 'part' => UploadedFile::fake()->createWithContent('part', substr($text, 0, 9))]);

        $this->postJson("/clients/imports/{$id}/complete", ['parts' => 1])->assertJsonValidationErrors(['file' => 'The upload is incomplete. Upload the file again.']);
        $this->postJson("/clients/imports/{$id}/complete", ['parts' => 2])->assertJsonValidationErrors(['file' => 'Part of the file is missing. Upload it again.']);
        $this->postJson("/clients/imports/{$id}/parts", ['number' => 2, 'part' => UploadedFile::fake()->createWithContent('part', substr($text, 9))])->assertOk();
        $this->postJson("/clients/imports/{$id}/complete", ['parts' => 2])->assertOk();

        $this->assertSame(1, Import::query()->whereKey($id)->sole()->total_rows);
        $this->postJson('/clients/imports', [
            'kind' => 'leads',
            'name' => 'people.csv',
            'format' => 'csv',
            'bytes' => ImportFile::MAX_BYTES + 1,
        ])->assertJsonValidationErrors(['bytes' => 'The file is larger than 50 MB. Split it into smaller files.']);
    }

    public function test_refused_file_is_deleted_with_its_import(): void
    {
        $this->actingAs($this->importer);
        $id = $this->postJson('/clients/imports', ['kind' => 'leads', 'name' => 'people.csv', 'format' => 'csv', 'bytes' => 8])->json('id');
        $this->postJson("/clients/imports/{$id}/parts", ['number' => 1, 'part' => UploadedFile::fake()->createWithContent('part', '%PDF-1.7')]);

        $this->postJson("/clients/imports/{$id}/complete", ['parts' => 1])->assertJsonValidationErrors(['file' => 'This is a PDF. Save the sheet as CSV or .xlsx.']);

        $this->assertDatabaseMissing('imports', ['id' => $id]);
        $this->assertSame([], Storage::disk()->allFiles());
    }

    public function test_repeated_completion_keeps_the_file(): void
    {
        $import = $this->upload("First name,Last name\nAnn,Lee\n", ImportKind::Leads);

        // The second request loaded the import before the first one read the file and deleted the parts.
        (new ImportFile($import))->deleteParts();
        $this->app->make(CompleteUpload::class)->handle((clone $import)->setAttribute('header', []), 1);
        $this->app->make(DiscardUpload::class)->handle((clone $import)->setAttribute('header', []));
        $this->assertSame(1, $import->refresh()->total_rows);

        // The first request is still running.
        $import->update(['header' => [], 'joining_at' => now()]);
        $this->actingAs($this->importer)
            ->postJson("/clients/imports/{$import->id}/complete", ['parts' => 1])
            ->assertJsonValidationErrors([
                'file' => 'This file is already being processed. Check the list of imports in a moment.',
            ]);
        $this->postJson("/clients/imports/{$import->id}/parts", [
            'number' => 1,
            'part' => UploadedFile::fake()->createWithContent('part', 'x'),
        ])->assertConflict();
        $this->assertDatabaseHas('imports', ['id' => $import->id]);
    }

    public function test_file_cannot_change_after_the_import_has_started(): void
    {
        $import = $this->check($this->upload("First name,Last name,Mobile\nJosé,Lee,0491570156\n"));
        $files = Storage::disk()->allFiles();
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run")->assertSessionMissing('error');

        $this->put("/clients/imports/{$import->id}/reading", ['encoding' => 'Windows-1252', 'delimiter' => 'comma'])
            ->assertSessionHasErrors(['encoding' => 'This import has started, so its file can no longer be changed.']);

        $this->assertSame($files, Storage::disk()->allFiles());
        $this->assertSame('José', Client::query()->findOrFail($this->work($import)->rows()->sole()->subject_id)->first_name);
    }

    public function test_import_runs_from_a_disk_that_cannot_seek(): void
    {
        $root = Storage::disk('local')->path('elsewhere');
        Storage::set('elsewhere', new class(new Filesystem($adapter = new LocalFilesystemAdapter($root)), $adapter, ['root' => $root]) extends FilesystemAdapter
        {
            public function readStream($path)
            {
                return popen('cat '.escapeshellarg($this->path($path)), 'r') ?: null;
            }
        });
        config(['filesystems.default' => 'elsewhere']);

        $import = $this->check($this->upload("First name,Last name,Email\n\nAnn,Lee,ann@mail.example\nBo,Ek,bo@mail.example\n", ImportKind::Leads));
        // Another process imported the first row and died.
        $import->update(['status' => ImportStatus::Running, 'processed_rows' => 2, 'read_offset' => strlen("First name,Last name,Email\n\nAnn,Lee,ann@mail.example\n")]);

        $this->assertSame([ImportStatus::Done, ['Ek']], [$this->work($import)->status, Lead::query()->pluck('last_name')->all()]);
        $this->assertSame([], Storage::disk('local')->allFiles('imports'));
    }

    public function test_old_import_files_are_pruned(): void
    {
        $left = $this->upload("First name,Last name\nAnn,Lee\n");
        $fresh = $this->upload("First name,Last name\nBo,Ek\n");
        $done = $this->import("First name,Last name,Email\nCy,Orr,cy@mail.example\n", kind: ImportKind::Leads);
        Import::query()->whereKey($left->id)->update(['updated_at' => now()->subDays(7)]);
        Import::query()->whereKey($done->id)->update(['updated_at' => now()->subDays(30)]);

        Artisan::call('imports:prune');

        $this->assertSame([ImportStatus::Cancelled, ImportStatus::Uploaded], [$left->refresh()->status, $fresh->refresh()->status]);
        $this->assertSame(["imports/{$fresh->id}"], Storage::disk()->directories('imports'));
        $this->actingAs($this->importer)->get("/clients/imports/{$left->id}")->assertOk();
        $this->assertSame([ImportStatus::Undone, 0], [$this->undo($done->refresh())->status, Lead::query()->count()]);
    }

    public function test_failed_import_without_its_file_can_only_be_undone(): void
    {
        $import = $this->import("First name,Last name,Email\nCy,Orr,cy@mail.example\n", kind: ImportKind::Leads);
        Import::query()->whereKey($import->id)->update(['status' => ImportStatus::Failed, 'updated_at' => now()->subDays(30)]);
        Artisan::call('imports:prune');

        $this->actingAs($this->importer)->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page->where('import.can_resume', false)->where('import.can_undo', true)->etc());
        $this->post("/clients/imports/{$import->id}/run")->assertSessionHas('error', 'The file of this import was deleted 30 days after it failed. Upload it again, or undo the import.');

        $this->assertSame(ImportStatus::Failed, $import->refresh()->status);
        $this->assertSame([ImportStatus::Undone, 0], [$this->undo($import)->status, Lead::query()->count()]);
    }

    public function test_invalid_mapping_shows_an_error_at_its_field(): void
    {
        $import = $this->upload("First name,Last name,Email\nAnn,Lee,ann@mail.example\n");
        $check = fn (array $settings) => $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/check", $settings);

        $check(['mode' => 'create', 'column_first_name' => 0, 'column_last_name' => 1])->assertSessionHasErrors([
            'column_company_id' => 'Choose a column for the company, or one company for all rows.',
        ]);
        $check([
            'mode' => 'create',
            'column_first_name' => 0,
            'default_company_id' => (string) $this->company->id,
        ])->assertSessionHasErrors('column_first_name');
        $check([
            'mode' => 'create',
            'column_first_name' => 0,
            'column_last_name' => 0,
            'default_company_id' => (string) $this->company->id,
        ])->assertSessionHasErrors(['column_last_name' => 'This column is already used for another field.']);
        $check(['mode' => 'update', 'column_first_name' => 0])->assertSessionHasErrors('column_mobile_e164');
        $check(['mode' => 'replace', 'column_first_name' => 9, 'default_company_id' => '999'])->assertSessionHasErrors(['mode', 'column_first_name', 'default_company_id']);
        $this->assertSame(ImportStatus::Uploaded, $import->refresh()->status);
    }

    public function test_failed_rows_are_downloaded_without_spreadsheet_formulas(): void
    {
        $import = $this->import("First name,Last name,Email\n=1+1,Lee,nonsense\nAnn,Lee,ann@mail.example\n");

        $this->assertSame([['field' => 'email', 'message' => 'Enter a valid email address.', 'count' => 1, 'row_no' => 2]], $import->problems);
        $csv = $this->actingAs($this->importer)->get("/clients/imports/{$import->id}/failed-rows?reason=Correct+the+rows")->assertOk()->streamedContent();
        $event = AuditEvent::query()->where('action', 'import.rows_downloaded')->sole();
        $this->assertSame([$import->id, $this->importer->id, 'Correct the rows'], [(int) $event->subject_id, $event->actor_id, $event->after['reason']]);
        $this->get("/clients/imports/{$import->id}/failed-rows")->assertSessionHasErrors('reason');

        $this->assertSame("\u{FEFF}First name,Last name,Email,Reason\r\n'=1+1,Lee,nonsense,Enter a valid email address.\r\n", $csv);
        $this->get('/clients/imports/samples/db_clients')->assertOk()->assertDownload('db_clients-sample.csv');
    }

    public function test_contact_details_are_masked_for_users_who_cannot_see_them(): void
    {
        Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'email' => 'old@mail.example']);
        $import = $this->import("First name,Last name,Mobile,Email\nAnn,Lee,0491 570 156,new@mail.example\nBo,Ek,0491 570 157,nonsense\n", ['mode' => 'upsert']);
        $analyst = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports)->createOne();

        $page = $this->actingAs($analyst)->get("/clients/imports/{$import->id}")->assertOk()->assertInertia(fn ($page) => $page
            ->where('import.can_manage', false)->where('settings', null)
            ->where('lines.0.text', 'Ann · Lee · •••• ••• 156 · n•••@mail.example')
            ->where('lines.0.changes.0.before', 'o•••@mail.example')
            ->where('lines.0.changes.0.after', 'n•••@mail.example'));
        $this->assertStringNotContainsString('570 157', (string) $page->getContent());
        $this->assertStringNotContainsString('570 157', $this->get("/clients/imports/{$import->id}/failed-rows?reason=Correct+the+rows")->streamedContent());
        $this->actingAs($this->importer)->get("/clients/imports/{$import->id}")->assertInertia(fn ($page) => $page->where('lines.0.text', 'Ann · Lee · 0491 570 156 · new@mail.example'));
    }
}
