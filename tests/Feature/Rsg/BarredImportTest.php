<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Protection\SuppressionList;
use App\Enums\AustralianState;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BarredMatchStatus;
use App\Enums\ImportStatus;
use App\Enums\StaffRole;
use App\Jobs\Rsg\WorkOnBarredImport;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Imports of barred lists: preview, changes and matching. The tests run the queue themselves. */
final class BarredImportTest extends TestCase
{
    use ImportsBarredLists, ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        Queue::fake();
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->actingAs($this->officer);
    }

    public function test_preview_changes_nothing(): void
    {
        $import = $this->check(self::FIRST);

        $this->assertSame([ImportStatus::Checked, 3, 3, 0, 0], [$import->status, $import->total_rows, $import->added_rows, $import->changed_rows, BarredEntry::query()->count()]);
        $page = $this->inertia("/rsg/barred-list/imports/{$import->id}")->assertOk();
        $this->assertSame(['Ann Lee', 'Bo Ek', 'Cy Orr'], array_column($page->json('props.lines'), 'full_name'));
        $this->assertSame(['add', 2, true], [$page->json('props.lines.0.outcome'), $page->json('props.lines.0.row_no'), $page->json('props.import.can_run')]);
        Queue::assertNothingPushed();
    }

    public function test_import_adds_entries_with_their_list(): void
    {
        $import = $this->import(self::FIRST);

        $this->assertSame([ImportStatus::Done, 3, 3], [$import->status, $import->processed_rows, BarredEntry::query()->count()]);
        $ann = BarredEntry::query()->where('external_reference', 'V1')->sole();
        $this->assertSame(
            ['1980-02-01', '+61491570156', '2027-11-01', AustralianState::Vic, 'Venue list', $this->officer->id],
            [
                $ann->date_of_birth?->toDateString(),
                $ann->mobile_e164,
                $ann->until_on?->toDateString(),
                $ann->jurisdiction,
                $ann->source,
                $ann->user_id,
            ],
        );
        $this->assertSame(
            [$import->id, 'venues.csv'],
            [
                AuditEvent::query()->where('action', 'barred_entry.added')->where('subject_id', $ann->id)->sole()->after[
                    'import_id'
                ],
                $import->name,
            ],
        );
        $this->assertCount(1, $this->app->make(SuppressionList::class)->reasons(['+61491570156']));
    }

    public function test_second_file_shows_added_changed_and_missing_entries(): void
    {
        $this->import(self::FIRST);

        $import = $this->check(self::HEAD."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,1/11/2028\nV2,Bo,Ek,2/2/1980,,1/11/2026,\nV4,Di,Fox,4/2/1980,,1/11/2026,\n");

        $this->assertSame([1, 1, 1, 1], [$import->added_rows, $import->changed_rows, $import->lifted_rows, $import->unchanged_rows]);
        $lines = $this->inertia("/rsg/barred-list/imports/{$import->id}")->collect('props.lines')->keyBy('outcome');
        $this->assertSame(['label' => 'Last day', 'before' => '1 Nov 2027', 'after' => '1 Nov 2028', 'is_detail' => false], $lines['change']['changes'][0]);
        $this->assertSame(['Cy Orr', null], [$lines['lift']['full_name'], $lines['lift']['row_no']]);
    }

    public function test_missing_entries_are_lifted_only_when_the_file_is_complete(): void
    {
        $this->import(self::FIRST);
        $two = self::HEAD."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,1/11/2027\nV2,Bo,Ek,2/2/1980,,1/11/2026,\n";

        $partly = $this->import($two, isComplete: false);
        $this->assertSame([0, 1, 3], [$partly->lifted_rows, $partly->skipped_rows, BarredEntry::query()->where('status', BarredEntryStatus::Active)->count()]);

        $whole = $this->import($two, isComplete: true);
        $this->assertSame([1, BarredEntryStatus::Lifted], [$whole->lifted_rows, BarredEntry::query()->where('external_reference', 'V3')->sole()->status]);
    }

    public function test_missing_self_exclusion_stays_until_its_last_day(): void
    {
        $this->import(self::FIRST, ['list' => 'self_exclusion']);

        $import = $this->import(self::HEAD."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,1/12/2026\n", ['list' => 'self_exclusion'], isComplete: true);

        $this->assertSame([0, 2, 1], [$import->lifted_rows, $import->skipped_rows, $import->error_rows]);
        $this->assertSame(3, BarredEntry::query()->where('status', BarredEntryStatus::Active)->count());
        $this->assertSame('2027-11-01', BarredEntry::query()->where('external_reference', 'V1')->sole()->until_on?->toDateString());
    }

    /** @param  array<string, mixed>  $other */
    #[TestWith([['jurisdiction' => AustralianState::Nsw]])]
    #[TestWith([['source' => 'Another list']])]
    #[TestWith([['list' => BarredList::SelfExclusion]])]
    #[TestWith([['jurisdiction' => null, 'source' => null]])]
    #[TestWith([['status' => BarredEntryStatus::Expired]])]
    public function test_entries_of_other_lists_are_left_alone(array $other): void
    {
        $entry = BarredEntry::factory()->createOne(['jurisdiction' => AustralianState::Vic, 'source' => 'Venue list', ...$other]);

        $import = $this->import(self::FIRST, isComplete: true);

        $this->assertSame([0, 1], [$import->lifted_rows, $entry->refresh()->version]);
    }

    public function test_rows_with_mistakes_are_listed_with_their_reason(): void
    {
        $import = $this->import(self::HEAD
            ."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,\n"
            ."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,\n"
            .",,Ek,2/2/1980,,1/11/2026,\n"
            ."V5,Ed,Fry,31/2/1980,,1/11/2026,\n"
            ."V6,Fay,Gill,1/2/1980,,1/11/2026,1/10/2026\n"
            ."V7,Gus,Hill,1/2/1980,,1/11/26,1/11/27\n"
            ."V8,Hal,Ives,1/2/1980,,1/1/2025,1/1/2026\n"
            ."V9,Ivy,Jay,1/2/2012,,1/11/2026,\n");

        $this->assertSame([2, 4, 2], [$import->added_rows, $import->error_rows, $import->skipped_rows]);
        $this->assertSame([
            3 => 'The same entry is in row 2.', 4 => 'Enter a first name and a last name.', 5 => 'Date of birth: enter a date such as 5/3/2027.',
            6 => 'The last day is before the first day.', 7 => 'Write the year of the first and last day with four digits.', 8 => 'Ended on 2026-01-01.',
        ], $import->rows()->whereNotNull('message')->orderBy('row_no')->pluck('message', 'row_no')->all());
        $this->assertSame(['Ann', 'Ivy'], BarredEntry::query()->orderBy('id')->pluck('first_name')->all());
    }

    public function test_good_row_counts_when_an_earlier_row_of_the_same_entry_has_an_error(): void
    {
        $text = "First name,Last name,DOB,Mobile,From\nAnn,Lee,1/2/1980,03 9123 4567,1/11/2026\nAnn,Lee,1/2/1980,0491570156,1/11/2026\n";

        $import = $this->import($text);
        $this->assertSame([1, 1, '+61491570156'], [$import->error_rows, $import->added_rows, BarredEntry::query()->sole()->mobile_e164]);

        $again = $this->import($text, isComplete: true);
        $this->assertSame([1, 1, 0, 0], [$again->error_rows, $again->unchanged_rows, $again->added_rows, $again->lifted_rows]);
    }

    public function test_empty_cell_keeps_the_known_value_except_the_last_day(): void
    {
        $this->import(self::FIRST);

        $import = $this->import(self::HEAD."V1,Ann,Lee,,,,\n");

        $ann = BarredEntry::query()->where('external_reference', 'V1')->sole();
        $this->assertSame(
            [1, '1980-02-01', '+61491570156', '2026-11-01', null],
            [$import->changed_rows, $ann->date_of_birth?->toDateString(), $ann->mobile_e164, $ann->from_on->toDateString(), $ann->until_on],
        );
    }

    public function test_entry_with_an_error_in_its_row_is_not_lifted(): void
    {
        $this->import(self::FIRST);

        $import = $this->import(str_replace('2/2/1980', '31/2/1980', self::FIRST), isComplete: true);

        $this->assertSame([1, 0, 3], [$import->error_rows, $import->lifted_rows, BarredEntry::query()->where('status', BarredEntryStatus::Active)->count()]);
    }

    public function test_complete_file_is_refused_while_a_row_cannot_be_recognised(): void
    {
        $this->import(self::FIRST);
        $import = $this->check(str_replace('V2,Bo,Ek', ',Bo,', self::FIRST));

        $this->post("/rsg/barred-list/imports/{$import->id}/run", ['is_complete' => true])->assertSessionHas('error');
        $this->assertSame([ImportStatus::Checked, false], [$import->refresh()->status, $this->inertia("/rsg/barred-list/imports/{$import->id}")->json('props.import.can_lift_missing')]);

        $this->assertSame([ImportStatus::Done, 0], [$this->start($import, false)->status, $import->refresh()->lifted_rows]);
    }

    public function test_clients_are_matched(): void
    {
        $certain = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01']);
        $uncertain = Client::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'date_of_birth' => '1980-02-03']);

        $import = $this->import(self::FIRST);

        $this->assertSame([true, false], [$certain->refresh()->is_barred, $uncertain->refresh()->is_barred]);
        $this->assertSame(BarredMatchStatus::Suggested, BarredMatch::query()->where('client_id', $uncertain->id)->sole()->status);
        $this->assertSame(1, $this->inertia("/rsg/barred-list/imports/{$import->id}")->json('props.import.review_count'));
    }

    public function test_match_with_a_deleted_client_is_not_to_review_until_the_client_is_restored(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'date_of_birth' => '1980-02-03']);
        $import = $this->import(self::FIRST);
        $counts = fn (): array => [
            $this->inertia("/rsg/barred-list/imports/{$import->id}")->json('props.import.review_count'),
            $this->inertia('/rsg/barred-list', ['totals'], 'Rsg/BarredLists')->json('props.totals.review_count'),
            array_column($this->inertia('/rsg/barred-list?client=review', ['entries'], 'Rsg/BarredLists')->json('props.entries'), 'review_count'),
        ];

        $client->delete();
        $this->assertSame([0, 0, []], $counts());
        $client->restore();
        $this->assertSame([1, 1, [1]], $counts());
    }

    public function test_entry_that_changed_since_the_check_is_left(): void
    {
        $this->import(self::FIRST);
        $import = $this->check(str_replace('1/11/2027', '1/11/2028', self::FIRST));
        BarredEntry::query()->where('external_reference', 'V1')->sole()->update(['suburb' => 'Kew', 'version' => 2]);

        $import = $this->start($import, false);

        $this->assertSame([0, 1, '2027-11-01'], [$import->changed_rows, $import->skipped_rows, BarredEntry::query()->where('external_reference', 'V1')->sole()->until_on?->toDateString()]);
    }

    public function test_same_file_checked_twice_adds_each_entry_once(): void
    {
        $one = $this->check(self::FIRST);
        $two = $this->check(self::FIRST);

        $this->start($one, true);
        $two = $this->start($two, true);

        $this->assertSame([3, 0, 3], [BarredEntry::query()->count(), $two->added_rows, $two->skipped_rows]);
    }

    public function test_stopped_import_changes_nothing_more(): void
    {
        $import = $this->check(self::FIRST);

        $this->post("/rsg/barred-list/imports/{$import->id}/cancel")->assertSessionHas('success');
        $this->post("/rsg/barred-list/imports/{$import->id}/run", ['is_complete' => true])->assertSessionHas('error');
        $this->post("/rsg/barred-list/imports/{$import->id}/cancel")->assertSessionHas('error');

        $this->assertSame([ImportStatus::Cancelled, 0], [$import->refresh()->status, BarredEntry::query()->count()]);
    }

    public function test_import_whose_process_died_is_resumed(): void
    {
        $import = $this->check(self::FIRST);
        $this->post("/rsg/barred-list/imports/{$import->id}/run", ['is_complete' => false]);
        Queue::assertPushed(WorkOnBarredImport::class, 1);

        $this->travel(61)->seconds();
        Artisan::call('barred:resume-imports');
        Artisan::call('barred:resume-imports');

        Queue::assertPushed(WorkOnBarredImport::class, 2);
    }

    public function test_history_shows_who_imported_which_file(): void
    {
        $this->import(self::FIRST);

        $page = $this->inertia('/rsg/barred-list/imports')->assertOk();

        $this->assertSame(
            ['venues.csv', 'Venue list', 3, $this->officer->full_name],
            array_values(array_intersect_key($page->json('props.imports.0'), array_flip(['name', 'source', 'added_rows', 'importer']))),
        );
        $this->assertSame(['Venue list'], $page->json('props.sources'));
    }

    public function test_run_asks_whether_the_file_is_complete(): void
    {
        $import = $this->check(self::FIRST);

        $this->post("/rsg/barred-list/imports/{$import->id}/run")->assertSessionHasErrors('is_complete');

        $this->assertSame(ImportStatus::Checked, $import->refresh()->status);
    }

    public function test_sample_can_be_imported(): void
    {
        $import = $this->check($this->get('/rsg/barred-list/imports/sample')->assertOk()->streamedContent());

        $this->assertSame([2, 0], [$import->added_rows, $import->error_rows]);
    }
}
