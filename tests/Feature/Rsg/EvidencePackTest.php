<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Files\ZipFormat;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\Reports\WriteExport;
use App\Lists\Exports\ExportWriter;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\Export;
use App\Models\Impersonation;
use App\Models\Lead;
use App\Models\PermissionReceipt;
use App\Models\SmsMessage;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\DropsTriggers;
use Tests\TestCase;
use ZipArchive;

final class EvidencePackTest extends TestCase
{
    use DropsTriggers, RefreshDatabase;

    private const PERIOD = ['from' => '2026-11-01', 'until' => '2026-11-20', 'reason' => 'Request of the regulator'];

    private Client $client;

    private User $officer;

    /** @var list<string> */
    private array $temporary = [];

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake();
        $this->travelTo(CarbonImmutable::parse('2026-11-23 02:00:00'));
        $this->client = Client::factory()->createOne(['first_name' => 'Leo', 'last_name' => 'Wang', 'pin' => '4711']);
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne(['first_name' => 'Dana', 'last_name' => 'Reid']);
        $this->actingAs($this->officer);
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), array_filter($this->temporary, is_file(...)));
        parent::tearDown();
    }

    public function test_pack_contains_the_rows_of_the_period_as_html_and_csv(): void
    {
        $this->sms('2026-11-10 03:00:00', '=HYPERLINK("x") <b>Hello</b>');
        $this->sms('2026-10-31 12:59:59', 'Before the first day in Melbourne');
        $this->sms('2026-11-20 13:00:00', 'After the last day in Melbourne');

        $this->request()->assertSessionHasNoErrors();

        $export = Export::query()->sole();
        $this->assertSame([ExportStatus::Ready, ExportKind::Evidence], [$export->status, $export->kind]);
        $this->assertSame($export->total_rows, $export->written_rows);
        $zip = $this->open($export);
        $csv = (string) $zip->getFromName('sms-1.csv');
        $this->assertStringContainsString('"\'=HYPERLINK(""x"") <b>Hello</b>"', $csv);
        $this->assertStringContainsString('2026-11-10 14:00:00 +11:00', $csv);
        $this->assertStringNotContainsString('day in Melbourne', $csv);
        $html = (string) $zip->getFromName('sms-1.html');
        $this->assertStringContainsString('=HYPERLINK(&quot;x&quot;) &lt;b&gt;Hello&lt;/b&gt;', $html);
        $this->assertStringNotContainsString('<script', $html);
        foreach (['clients', 'notes', 'emails', 'betstop-checks', 'receipts', 'limits', 'forms', 'communications', 'events', 'transactions', 'activity', 'staff', 'certifications'] as $section) {
            $this->assertNotFalse($zip->getFromName("{$section}-1.html"), $section);
            $this->assertNotFalse($zip->getFromName("{$section}-1.csv"), $section);
        }
        $this->assertStringContainsString('Leo', (string) $zip->getFromName('clients-1.csv'));
        $index = (string) $zip->getFromName('index.html');
        $this->assertStringContainsString('Request of the regulator', $index);
        $this->assertStringContainsString('<a href="sms-1.html">SMS messages</a></td><td class="number">1</td>', $index);
        $this->assertStringContainsString('<th scope="row">Mobile</th><td>'.$this->client->mobile_e164, (string) $zip->getFromName('clients-1.html'));
    }

    public function test_staff_actions_name_the_certifications_that_were_valid_then(): void
    {
        $type = DB::table('certification_types')->insertGetId(['title' => 'RSG training', 'description' => 'Yearly.', 'created_at' => now(), 'updated_at' => now()]);
        DB::table('certifications')->insert(['user_id' => $this->officer->id, 'certification_type_id' => $type, 'status' => 'expired', 'issued_on' => '2025-11-11', 'expires_on' => '2026-11-10', 'created_at' => now(), 'updated_at' => now()]);
        foreach (['2026-11-10 01:00:00', '2026-11-12 01:00:00'] as $time) {
            AuditEvent::query()->forceCreate(['actor_id' => $this->officer->id, 'subject_type' => 'client', 'subject_id' => $this->client->id, 'client_id' => $this->client->id, 'action' => 'client.updated', 'before' => [], 'after' => ['suburb' => 'Fitzroy'], 'created_at' => $time]);
        }

        $this->request();

        $zip = $this->open(Export::query()->sole());
        $rows = $this->csv($zip, 'activity-1.csv');
        $this->assertSame(['RSG training', 'None'], array_column($rows, 'Certifications at the time'));
        $this->assertSame("Dana Reid (colleague {$this->officer->id})", $rows[0]['By']);
        $this->assertSame('suburb: Fitzroy', $rows[0]['After']);
        $this->assertSame(['2026-11-10'], array_column($this->csv($zip, 'certifications-1.csv'), 'Expires'));
        $this->assertSame([$this->officer->email], array_column($this->csv($zip, 'staff-1.csv'), 'Email'));
    }

    public function test_pack_of_a_case_contains_all_records_of_the_person(): void
    {
        $case = $this->exclusionCase();
        [$same, $different] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $lead = Lead::factory()->createOne();
        foreach ([[$same, 'client', 'same'], [$different, 'client', 'different'], [$lead, 'lead', 'same']] as [$record, $type, $state]) {
            ExclusionRecord::query()->forceCreate(['exclusion_case_id' => $case->id, 'record_type' => $type, 'record_id' => $record->id, 'state' => $state, 'score' => 90, 'reasons' => []]);
        }
        $merged = Client::factory()->createOne(['merged_into_id' => $same->id]);

        $this->post("/rsg/exclusions/{$case->id}/evidence", self::PERIOD)->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $this->assertEqualsCanonicalizing([$this->client->id, $same->id, $merged->id], array_map(intval(...), array_column($this->csv($zip, 'clients-1.csv'), 'Client')));
        $this->assertSame([(string) $lead->id], array_column($this->csv($zip, 'leads-1.csv'), 'Lead'));
    }

    public function test_long_section_is_written_in_parts_and_a_repeated_part_counts_once(): void
    {
        config(['paddock.exports.rows_a_part' => 2]);
        foreach (range(1, 5) as $number) {
            $this->sms("2026-11-10 03:00:0{$number}", "Message {$number}");
        }
        Queue::fake();
        $this->request();
        $load = static fn (): Export => Export::query()->with('user')->sole();
        $stale = $load();
        $writer = $this->app->make(ExportWriter::class);

        $this->assertTrue($writer->writePart($load()));
        // The worker was killed after it wrote the file: the next one writes the same part.
        $this->assertFalse($writer->writePart($stale));
        $this->assertSame(1, $load()->parts);
        foreach (range(1, 50) as $attempt) {
            $writer->writePart($load());
        }

        $export = $load();
        $this->assertSame([ExportStatus::Ready, $export->total_rows], [$export->status, $export->written_rows]);
        $zip = $this->open($export);
        $texts = array_merge(...array_map(fn (int $page): array => array_column($this->csv($zip, "sms-{$page}.csv"), 'Text'), [1, 2, 3]));
        $this->assertSame(['Message 1', 'Message 2', 'Message 3', 'Message 4', 'Message 5'], $texts);
        $this->assertFalse($zip->getFromName('sms-4.csv'));
        $this->assertStringContainsString('sms-2.html', (string) $zip->getFromName('sms-1.html'));
        $this->verify($this->file($export), 0);
    }

    public function test_stopped_pack_is_resumed(): void
    {
        Queue::fake();
        $this->request();
        $this->app->make(ExportWriter::class)->writePart(Export::query()->with('user')->sole());
        Export::query()->update(['status' => 'running', 'heartbeat_at' => now()->subMinutes(3)]);

        Artisan::call('exports:resume');

        Queue::assertPushed(WriteExport::class, 2);
    }

    public function test_request_and_download_are_in_the_activity_log_of_the_client(): void
    {
        $this->request();
        $export = Export::query()->sole();
        $this->download($export)->assertOk()->assertHeader('Content-Type', 'application/zip')->assertHeader('Content-Disposition', "attachment; filename=\"evidence-{$export->id}-2026-11-23.zip\"");

        $events = AuditEvent::query()->where('client_id', $this->client->id)->orderBy('id')->get();
        $this->assertSame(['evidence.requested', 'evidence.downloaded'], $events->pluck('action')->all());
        $this->assertSame('Request of the regulator', $events[0]->after['reason']);
        $this->assertNotNull($export->refresh()->downloaded_at);
    }

    public function test_pack_expires(): void
    {
        $this->request();
        $export = Export::query()->sole();
        Export::query()->update(['expires_at' => now()]);

        $this->download($export)->assertRedirect("/clients/{$this->client->id}/rsg")->assertSessionHas('error');
        Artisan::call('exports:prune');

        $this->assertSame(ExportStatus::Expired, $export->refresh()->status);
        $this->assertSame([], Storage::allFiles('exports'));
    }

    public function test_pages_show_the_packs_and_their_progress(): void
    {
        $case = $this->exclusionCase();
        Queue::fake();
        $this->request();
        $this->post("/rsg/exclusions/{$case->id}/evidence", self::PERIOD);

        $this->get("/clients/{$this->client->id}/rsg")->assertInertia(fn ($page) => $page->where('can_export_evidence', true)
            ->loadDeferredProps(fn ($page) => $page->has('evidence', 1)->where('evidence.0.status', 'queued')->where('evidence.0.from', '2026-11-01')->where('evidence.0.can_cancel', true)));
        $this->get("/rsg/exclusions/{$case->id}")->assertInertia(fn ($page) => $page->where('can_export_evidence', true)
            ->loadDeferredProps(fn ($page) => $page->has('evidence', 1)->where('evidence.0.can_download', false)));
    }

    public function test_unfinished_pack_can_be_cancelled(): void
    {
        Queue::fake();
        $this->request();
        $export = Export::query()->sole();

        $this->delete("/rsg/evidence/{$export->id}")->assertSessionHas('success', 'Evidence pack cancelled.');

        $this->assertSame(ExportStatus::Cancelled, $export->refresh()->status);
    }

    #[DataProvider('roles')]
    public function test_only_rsg_officers_and_developers_get_packs(StaffRole $role): void
    {
        $case = $this->exclusionCase();
        $user = User::factory()->withRole($role)->createOne();
        $mayExport = in_array($role, [StaffRole::RsgOfficer, StaffRole::Developer], true);
        $own = Export::factory()->createOne(['user_id' => $user->id, 'kind' => 'evidence', 'subject_type' => 'client', 'subject_id' => $this->client->id, 'filters' => ['from' => '2026-11-01', 'until' => '2026-11-20']]);
        Queue::fake();
        $this->actingAs($user);

        foreach (["/clients/{$this->client->id}/rsg/evidence", "/rsg/exclusions/{$case->id}/evidence"] as $url) {
            $answer = $this->post($url, self::PERIOD);
            $mayExport ? $answer->assertSessionHasNoErrors()->assertRedirect() : $answer->assertForbidden();
        }
        $this->assertSame($mayExport ? 2 : 0, Export::query()->where('user_id', $user->id)->where('reason', self::PERIOD['reason'])->count());
        $this->download($own)->assertStatus($mayExport ? 302 : 403);
        // The exports page sends lists, and packs only to those who may have them.
        if ($user->can('viewReportExports')) {
            $this->get("/reports/clients/exports/{$own->id}/download")->assertStatus($mayExport ? 302 : 403);
        }
        $this->delete("/rsg/evidence/{$own->id}")->assertStatus($mayExport ? 302 : 403);
    }

    /** @return array<string, array{StaffRole}> */
    public static function roles(): array
    {
        return array_combine(array_column(StaffRole::cases(), 'value'), array_map(static fn (StaffRole $role): array => [$role], StaffRole::cases()));
    }

    public function test_pack_of_a_colleague_is_not_found(): void
    {
        $this->request();
        $export = Export::query()->sole();
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne());

        $this->download($export)->assertNotFound();
        $this->delete("/rsg/evidence/{$export->id}")->assertNotFound();
    }

    public function test_impersonator_gets_no_pack(): void
    {
        $this->request();
        $export = Export::query()->sole();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->officer->id, 'actor_security_version' => $actor->security_version, 'reason' => 'Support', 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->request()->assertForbidden();
        $this->download($export)->assertForbidden();
    }

    /** @return array<string, array{array<string, string>, string}> */
    public static function invalid(): array
    {
        return [
            'no reason' => [['reason' => ''], 'reason'],
            'a short reason' => [['reason' => 'x'], 'reason'],
            'no first day' => [['from' => ''], 'from'],
            'no date' => [['from' => 'yesterday'], 'from'],
            'no last day' => [['until' => ''], 'until'],
            'a last day before the first' => [['until' => '2026-10-31'], 'until'],
            'a last day in the future' => [['until' => '2026-11-24'], 'until'],
        ];
    }

    /** @param  array<string, string>  $body */
    #[DataProvider('invalid')]
    public function test_invalid_request_is_refused(array $body, string $field): void
    {
        $this->request($body)->assertSessionHasErrors($field);

        $this->assertSame(0, Export::query()->count());
    }

    public function test_fourth_simultaneous_pack_is_refused(): void
    {
        Export::factory()->count(3)->create(['user_id' => $this->officer->id]);

        $this->request()->assertSessionHasErrors('reason');
    }

    public function test_untouched_pack_is_verified_and_the_output_says_what_is_proven(): void
    {
        $this->seal();
        $this->request();

        $output = $this->verify($this->file(Export::query()->sole()), 0);
        $this->assertStringContainsString('files match the manifest. None is missing and none was added.', $output);
        $this->assertStringContainsString('The head of the hash chain of the activity log is in this database', $output);
        $this->assertStringContainsString('The head of the hash chain of the permission receipts is in this database', $output);
        $this->assertStringContainsString('Not proven:', $output);
        $this->assertStringContainsString('The evidence pack is unchanged.', $output);
    }

    public function test_expired_pack_is_still_verified(): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        $this->travel(8)->days();
        Artisan::call('exports:prune');

        $this->verify($path, 0);
    }

    /** @return array<string, array{callable(ZipArchive): mixed, string}> */
    public static function changes(): array
    {
        return [
            'a changed file' => [static fn (ZipArchive $zip) => $zip->addFromString('sms-1.csv', str_replace('Hello', 'Hullo', (string) $zip->getFromName('sms-1.csv'))), 'sms-1.csv was changed.'],
            'a removed file' => [static fn (ZipArchive $zip) => $zip->deleteName('receipts-1.html'), 'receipts-1.html is missing.'],
            'an added file' => [static fn (ZipArchive $zip) => $zip->addFromString('statement.html', 'I was there'), 'statement.html was added'],
            'a renamed file' => [static fn (ZipArchive $zip) => $zip->renameName('notes-1.csv', 'notes-9.csv'), 'notes-1.csv is missing.'],
            'a changed contents page' => [static fn (ZipArchive $zip) => $zip->addFromString('index.html', 'Nothing to see'), 'index.html was changed.'],
            'a changed manifest' => [static fn (ZipArchive $zip) => $zip->addFromString('manifest.json', str_replace('regulator', 'bookmaker', (string) $zip->getFromName('manifest.json'))), 'The seal does not match the manifest'],
            'a changed seal' => [static fn (ZipArchive $zip) => $zip->addFromString('manifest.seal', 'hmac-sha256 '.str_repeat('0', 64)."\n"), 'The seal does not match the manifest'],
            'a manifest of another kind' => [static fn (ZipArchive $zip) => $zip->addFromString('manifest.json', '{"format":"paddock-evidence-1","pack":[],"files":7}'), 'manifest.json is not the manifest of an evidence pack.'],
            'no manifest' => [static fn (ZipArchive $zip) => $zip->deleteName('manifest.json'), 'manifest.json is missing.'],
            'no seal' => [static fn (ZipArchive $zip) => $zip->deleteName('manifest.seal'), 'manifest.seal is missing.'],
            'a comment' => [static fn (ZipArchive $zip) => $zip->setArchiveComment('Approved'), 'not as Paddock wrote it'],
        ];
    }

    /** @param  callable(ZipArchive): mixed  $change */
    #[DataProvider('changes')]
    public function test_changed_pack_is_refused_with_its_fault(callable $change, string $fault): void
    {
        $this->sms('2026-11-10 03:00:00', 'Hello');
        $this->request();
        $path = $this->file(Export::query()->sole());
        $zip = new ZipArchive;
        $zip->open($path);
        $this->assertNotFalse($change($zip));
        $zip->close();

        $this->assertStringContainsString($fault, $this->verify($path, 1));
    }

    /** @return array<string, array{callable(string): string, string}> */
    public static function bytes(): array
    {
        return [
            'bytes after the end' => [static fn (string $zip): string => $zip.'more', 'not as Paddock wrote it'],
            'bytes before the start' => [static fn (string $zip): string => "#!/bin/sh\n".$zip, 'manifest.json is missing.'],
            'a cut end' => [static fn (string $zip): string => substr($zip, 0, -30), 'not as Paddock wrote it'],
            'a cut middle' => [static fn (string $zip): string => substr($zip, 0, 5_000), 'The file ends too early'],
            'a flipped bit in a file' => [static fn (string $zip): string => substr_replace($zip, chr(ord($zip[600]) ^ 1), 600, 1), 'clients-1.html'],
            'a name that differs in the directory' => [static fn (string $zip): string => substr_replace($zip, 'smz-1.csv', (int) strrpos($zip, 'sms-1.csv'), 9), 'not as Paddock wrote it'],
            'a second file of the same name' => [static fn (string $zip): string => ZipFormat::pack('sms-1.csv', 'first', 0)[1].$zip, 'sms-1.csv is in the zip twice.'],
            'no zip' => [static fn (): string => 'hello', 'manifest.json is missing.'],
            'nothing' => [static fn (): string => '', 'The file ends too early, or is not a zip.'],
        ];
    }

    /** @param  callable(string): string  $change */
    #[DataProvider('bytes')]
    public function test_changed_bytes_are_refused_with_their_fault(callable $change, string $fault): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        file_put_contents($path, $change((string) file_get_contents($path)));

        $this->assertStringContainsString($fault, $this->verify($path, 1));
    }

    public function test_manifest_that_was_written_with_another_key_is_refused(): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        $this->app->forgetInstance('encrypter');
        config(['app.key' => 'base64:'.base64_encode(random_bytes(32))]);

        $this->assertStringContainsString('The seal does not match the manifest', $this->verify($path, 1));

        $this->app->forgetInstance('encrypter');
        config(['app.previous_keys' => ['base64:'.base64_encode(random_bytes(32)), env('APP_KEY')]]);
        $this->verify($path, 0);
    }

    public function test_pack_is_refused_when_the_chain_of_the_database_changed(): void
    {
        $this->seal();
        $this->request();
        $path = $this->file(Export::query()->sole());
        $this->dropTrigger('audit_seals_no_update', 'audit_seals');
        DB::table('audit_seals')->where('sealed_table', 'permission_receipts')->update(['hash' => str_repeat('a', 64)]);

        $this->assertStringContainsString('The head of the hash chain of the permission receipts is not in this database', $this->verify($path, 1));
    }

    public function test_pack_that_this_database_did_not_write_is_refused(): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        DB::table('evidence_files')->where('name', 'manifest.json')->update(['sha256' => str_repeat('0', 64)]);

        $this->assertStringContainsString('This database has no record of this manifest', $this->verify($path, 1));
    }

    public function test_missing_file_is_refused(): void
    {
        $this->assertStringContainsString('can\'t be opened', $this->verify('/nowhere/evidence.zip', 1));
    }

    /**
     * @param  array<string, string>  $more
     * @return TestResponse<Response>
     */
    private function request(array $more = []): TestResponse
    {
        return $this->post("/clients/{$this->client->id}/rsg/evidence", [...self::PERIOD, ...$more]);
    }

    /** @return TestResponse<Response> */
    private function download(Export $export): TestResponse
    {
        return $this->get("/rsg/evidence/{$export->id}/download");
    }

    /** Downloads the pack. */
    private function file(Export $export): string
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'evidence');
        $this->temporary[] = $path;
        $content = $this->download($export)->assertOk()->streamedContent();
        $this->assertSame($export->bytes, strlen($content));
        file_put_contents($path, $content);

        return $path;
    }

    private function open(Export $export): ZipArchive
    {
        $zip = new ZipArchive;
        // Another reader of zips checks the form.
        $this->assertTrue($zip->open($this->file($export), ZipArchive::CHECKCONS));

        return $zip;
    }

    /** @return list<array<string, string>> */
    private function csv(ZipArchive $zip, string $name): array
    {
        $text = (string) $zip->getFromName($name);
        $this->assertStringStartsWith("\u{FEFF}", $text);
        $lines = array_map(static fn (string $line): array => array_map(strval(...), str_getcsv($line, escape: '')), explode("\r\n", rtrim(substr($text, 3), "\r\n")));

        return array_map(static fn (array $line): array => array_combine($lines[0], $line), array_slice($lines, 1));
    }

    private function verify(string $path, int $code): string
    {
        $exit = Artisan::call('evidence:verify', ['file' => $path]);
        // Reading the output empties it.
        $output = Artisan::output();
        $this->assertSame($code, $exit, $output);

        return $output;
    }

    private function seal(): void
    {
        AuditEvent::query()->forceCreate(['client_id' => $this->client->id, 'action' => 'client.updated', 'before' => [], 'after' => [], 'created_at' => now()->subHour()]);
        PermissionReceipt::query()->insert(['person_type' => 'client', 'person_id' => $this->client->id, 'purpose' => 'service_sms', 'is_allowed' => true, 'reasons' => '[]', 'inputs' => '{}', 'rule_version' => '2026-11', 'decided_at' => now()->subHour()]);
        Artisan::call('audit:seal');
    }

    private function sms(string $time, string $text): void
    {
        $conversation = Conversation::query()->where('client_id', $this->client->id)->first() ?? Conversation::factory()->createOne(['client_id' => $this->client->id]);
        SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'body' => $text, 'sent_at' => $time]);
    }

    private function exclusionCase(): ExclusionCase
    {
        return ExclusionCase::query()->forceCreate(['client_id' => $this->client->id, 'reasons' => ['barred'], 'due_at' => now()->addWeek()]);
    }
}
