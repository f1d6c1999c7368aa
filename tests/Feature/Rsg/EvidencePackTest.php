<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\Reports\WriteExport;
use App\Lists\Exports\ExportWriter;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\ExclusionRecord;
use App\Models\ExclusionReview;
use App\Models\Export;
use App\Models\Impersonation;
use App\Models\Lead;
use App\Models\Note;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\DataProvider;

final class EvidencePackTest extends EvidenceTestCase
{
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

    public function test_notes_name_mentioned_colleagues_with_their_numbers(): void
    {
        $note = Note::factory()->for($this->client, 'subject')->createOne(['body' => 'Ask @[Tom Vance](user:3) first.', 'created_at' => '2026-11-10 01:00:00']);
        DB::table('note_revisions')->insert(['note_id' => $note->id, 'user_id' => $note->user_id, 'category' => $note->category->value, 'body' => 'Ask @[Ana Ruiz](user:4) first.', 'created_at' => '2026-11-10 02:00:00']);

        $this->request();

        $zip = $this->open(Export::query()->sole());
        $this->assertSame(['Ask @Tom Vance (colleague 3) first.'], array_column($this->csv($zip, 'notes-1.csv'), 'Text'));
        $this->assertSame(['Ask @Ana Ruiz (colleague 4) first.'], array_column($this->csv($zip, 'note-versions-1.csv'), 'Text'));
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

    public function test_pack_of_a_client_has_their_calls_and_what_they_were_before(): void
    {
        $caller = User::factory()->createOne(['first_name' => 'Cal', 'last_name' => 'Ler']);
        $lead = Lead::factory()->createOne(['client_id' => $this->client->id]);
        $dbClient = DbClient::factory()->createOne(['lead_id' => $lead->id]);
        foreach ([['client', $this->client->id], ['lead', $lead->id], ['db_client', $dbClient->id], ['client', Client::factory()->createOne()->id]] as $number => [$type, $id]) {
            PhoneLog::query()->create(['direction' => 'outbound', 'number_e164' => "+6149157015{$number}", 'person_type' => $type, 'person_id' => $id, 'user_id' => $type === 'lead' ? $caller->id : $this->officer->id, 'called_at' => '2026-11-10 03:00:00']);
        }

        $this->request()->assertSessionHasNoErrors();

        $zip = $this->open(Export::query()->sole());
        $this->assertSame(['Client', 'Lead', 'DB client'], array_column($this->csv($zip, 'calls-1.csv'), 'With'));
        $this->assertSame([(string) $lead->id], array_column($this->csv($zip, 'leads-1.csv'), 'Lead'));
        $this->assertSame([(string) $dbClient->id], array_column($this->csv($zip, 'db-clients-1.csv'), 'DB client'));
        $this->assertContains("Cal Ler (colleague {$caller->id})", array_column($this->csv($zip, 'staff-1.csv'), 'Colleague'));
    }

    public function test_pack_of_a_client_has_the_case_and_entry_that_name_another_account_first(): void
    {
        $case = $this->exclusionCase();
        $case->steps()->create(['kind' => 'refund', 'due_at' => now()]);
        [$same, $uncertain] = [Client::factory()->createOne(), Client::factory()->createOne()];
        foreach ([[$same, 'same'], [$uncertain, 'uncertain']] as [$record, $state]) {
            ExclusionRecord::query()->forceCreate(['exclusion_case_id' => $case->id, 'record_type' => 'client', 'record_id' => $record->id, 'state' => $state, 'score' => 90, 'reasons' => []]);
        }
        $entry = BarredEntry::factory()->createOne(['client_id' => $this->client->id]);
        BarredMatch::query()->create(['barred_entry_id' => $entry->id, 'client_id' => $same->id, 'score' => 90, 'reasons' => [], 'status' => 'same']);
        ExclusionReview::query()->create(['person_type' => 'client', 'person_id' => $same->id, 'source_type' => 'barred_entry', 'source_id' => $entry->id, 'source_text' => 'Leo Wang is on the barred list', 'score' => 60, 'reasons' => [], 'created_at' => now()->subDay()]);
        $this->travel(1)->minutes();

        $this->client = $same;
        $this->request(['until' => '2026-11-23'])->assertSessionHasNoErrors();
        $zip = $this->open(Export::query()->latest('id')->firstOrFail());
        $this->assertSame([(string) $case->id], array_column($this->csv($zip, 'exclusion-cases-1.csv'), 'Case'));
        $this->assertCount(1, $this->csv($zip, 'exclusion-steps-1.csv'));
        $this->assertSame([(string) $entry->id], array_column($this->csv($zip, 'barred-entries-1.csv'), 'Entry'));
        $this->assertSame(['Leo Wang is on the barred list'], array_column($this->csv($zip, 'possible-matches-1.csv'), 'May be'));

        // Another person's exclusion is nobody's business until a colleague decides that it is the same person.
        $this->client = $uncertain;
        $this->request(['until' => '2026-11-23'])->assertSessionHasNoErrors();
        $this->assertSame([], $this->csv($this->open(Export::query()->latest('id')->firstOrFail()), 'exclusion-cases-1.csv'));
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
}
