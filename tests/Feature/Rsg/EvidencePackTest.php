<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\ExportStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\Reports\WriteExport;
use App\Lists\Exports\ExportWriter;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\Email;
use App\Models\Export;
use App\Models\Impersonation;
use App\Models\Note;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\DataProvider;

final class EvidencePackTest extends EvidenceTestCase
{
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

    public function test_pack_has_the_notes_and_files_of_rsg_events_forms_and_emails(): void
    {
        $of = ['client_id' => $this->client->id];
        $event = RsgEvent::factory()->createOne($of);
        $records = [$event, RsgFormSubmission::factory()->createOne($of), Email::factory()->createOne($of), RsgEvent::factory()->createOne()];
        $at = ['created_at' => '2026-11-10 01:00:00'];
        $note = Note::factory()->for($event, 'subject')->createOne([...$at, 'body' => 'Called her sister.']);
        DB::table('note_revisions')->insert([...$at, 'note_id' => $note->id, 'user_id' => $note->user_id, 'category' => 'general', 'body' => 'Called.']);
        foreach ($records as $record) {
            Attachment::factory()->createOne([...$at, 'subject_type' => $record->getMorphClass(), 'subject_id' => $record->id]);
        }

        $this->request();

        $zip = $this->open(Export::query()->sole());
        $this->assertSame([['RSG event', (string) $event->id, 'Called her sister.']], array_map(
            static fn (array $row): array => [$row['About'], $row['Number'], $row['Text']],
            $this->csv($zip, 'notes-1.csv'),
        ));
        $this->assertSame(['Called.'], array_column($this->csv($zip, 'note-versions-1.csv'), 'Text'));
        $this->assertSame(['RSG event', 'RSG form submission', 'Email'], array_column($this->csv($zip, 'files-1.csv'), 'About'));
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

    public function test_list_is_not_downloaded_as_a_pack_after_the_right_to_export_is_lost(): void
    {
        $list = Export::factory()->createOne([
            'user_id' => $this->officer->id,
            'status' => 'ready',
            'files' => [],
            'expires_at' => now()->addDay(),
        ]);
        $this->assertFalse($this->officer->can('viewReportExports'));

        $this->download($list)->assertForbidden();
    }

    #[DataProvider('roles')]
    public function test_only_rsg_officers_and_developers_get_packs(StaffRole $role): void
    {
        $case = $this->exclusionCase();
        $user = User::factory()->withRole($role)->createOne();
        $mayExport = in_array($role, [StaffRole::RsgOfficer, StaffRole::Developer], true);
        $own = Export::factory()->createOne([
            'user_id' => $user->id,
            'kind' => 'evidence',
            'subject_type' => 'client',
            'subject_id' => $this->client->id,
            'filters' => ['from' => '2026-11-01', 'until' => '2026-11-20'],
        ]);
        Queue::fake();
        $this->actingAs($user);

        foreach (["/clients/{$this->client->id}/rsg/evidence", "/rsg/exclusions/{$case->id}/evidence"] as $url) {
            $answer = $this->post($url, self::PERIOD);
            $mayExport ? $answer->assertSessionHasNoErrors()->assertRedirect() : $answer->assertForbidden();
        }
        $this->assertSame($mayExport ? 2 : 0, Export::query()->where('user_id', $user->id)->where('reason', self::PERIOD['reason'])->count());
        $this->download($own)->assertStatus($mayExport ? 302 : 403);
        // The exports page sends lists, and packs only to users who may read them.
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
        $impersonation = Impersonation::query()->create([
            'actor_id' => $actor->id,
            'target_id' => $this->officer->id,
            'actor_security_version' => $actor->security_version,
            'reason' => 'Support',
            'started_at' => now(),
        ]);
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
