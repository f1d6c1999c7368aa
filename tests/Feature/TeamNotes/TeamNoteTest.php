<?php

declare(strict_types=1);

namespace Tests\Feature\TeamNotes;

use App\Enums\StaffRole;
use App\Enums\TeamNoteCategory;
use App\Models\AuditEvent;
use App\Models\OutboxMessage;
use App\Models\TeamNote;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Team notes: who reads and writes them, their expiry, mentions and readers. */
final class TeamNoteTest extends TestCase
{
    use RefreshDatabase;

    private User $author;

    private User $colleague;

    private User $executive;

    private User $contractor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->author = User::factory()->withRole(StaffRole::RsgOfficer)->createOne(['first_name' => 'Maya', 'last_name' => 'Okonkwo', 'timezone' => 'Australia/Melbourne']);
        $this->colleague = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $this->executive = User::factory()->withRole(StaffRole::Executive)->createOne(['first_name' => 'Edith', 'last_name' => 'Lowe']);
        $this->contractor = User::factory()->withRole(StaffRole::DatabaseContractor)->createOne(['first_name' => 'Nell', 'last_name' => 'Reed']);
        $this->actingAs($this->author);
    }

    public function test_pinned_notes_come_first_then_the_newest_by_category_and_text(): void
    {
        $this->note('Old and pinned', TeamNoteCategory::Rsg, ['is_pinned' => true]);
        $this->note('Bank closes on Sunday', TeamNoteCategory::Payments);
        $this->note('Newest');

        $this->assertSame(['Old and pinned', 'Newest', 'Bank closes on Sunday'], $this->bodies(''));
        $this->assertSame(['Bank closes on Sunday'], $this->bodies('?category=payments'));
        $this->assertSame(['Bank closes on Sunday'], $this->bodies('?search=closes'));
        $this->assertSame([], $this->bodies('?category=rsg&search=closes'));
    }

    public function test_expired_notes_are_only_in_their_own_view(): void
    {
        $this->note('Until noon', TeamNoteCategory::Handover, ['expires_at' => '2026-11-23 02:00:01', 'is_pinned' => true]);
        $this->note('For good');
        $this->assertSame(['Until noon', 'For good'], $this->bodies(''));

        $this->travelTo('2026-11-23 02:00:01');
        $this->assertSame(['For good'], $this->bodies(''));
        $this->assertSame(['Until noon'], $this->bodies('?view=expired'));
    }

    public function test_note_is_written_once_with_its_expiry(): void
    {
        $form = ['body' => ' One client called twice. ', 'category' => 'handover', 'expires' => 'day', 'is_pinned' => true, 'reference' => (string) Str::uuid()];
        $this->post('/team-notes', $form)->assertSessionHas('success', 'Note added.');
        $this->travel(5)->seconds();
        $this->post('/team-notes', $form)->assertSessionHasNoErrors();

        $note = TeamNote::query()->sole();
        $this->assertSame([$this->author->id, 'One client called twice.', TeamNoteCategory::Handover, true, '2026-11-24 02:00:00'], [$note->user_id, $note->body, $note->category, $note->is_pinned, (string) $note->expires_at]);
        $this->assertSame(['note_category' => 'handover', 'note_is_pinned' => true], AuditEvent::query()->where('action', 'team_note.added')->sole()->after);
    }

    #[TestWith(['never', null, null])]
    #[TestWith(['week', null, '2026-11-30 02:00:00'])]
    // 16:00 in Melbourne in summer is 5:00 UTC.
    #[TestWith(['time', '2026-11-23T16:00', '2026-11-23 05:00:00'])]
    public function test_expiry_is_as_chosen(string $expires, ?string $at, ?string $expected): void
    {
        $this->write(['expires' => $expires, 'expires_at' => $at])->assertSessionHasNoErrors();

        $this->assertSame($expected, TeamNote::query()->sole()->expires_at?->format('Y-m-d H:i:s'));
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['body' => ''], 'body'])]
    #[TestWith([['category' => 'gossip'], 'category'])]
    #[TestWith([['expires' => 'keep'], 'expires'])]
    #[TestWith([['expires' => 'time'], 'expires_at'])]
    // It is 13:00 in Melbourne.
    #[TestWith([['expires' => 'time', 'expires_at' => '2026-11-23T13:00'], 'expires_at'])]
    public function test_invalid_note_is_refused(array $fields, string $field): void
    {
        $this->write($fields)->assertSessionHasErrors($field);

        $this->assertSame(0, TeamNote::query()->count());
    }

    public function test_mention_notifies_new_colleagues_only_and_never_the_author(): void
    {
        $this->write(['body' => "@[Tom Vance](user:{$this->colleague->id}) and @[me](user:{$this->author->id})"])->assertSessionHasNoErrors();

        $payload = OutboxMessage::query()->sole()->payload;
        $this->assertSame([[[$this->colleague->id, 0]], 'note_mention', 'Maya Okonkwo mentioned you', 'Team notes: @Tom Vance and @me', '/team-notes'],
            [$payload['people'], $payload['data']['type'], $payload['data']['title'], $payload['data']['body'], $payload['data']['url']]);

        $note = TeamNote::query()->sole();
        $this->edit($note, ['body' => "@[Tom Vance](user:{$this->colleague->id}) and @[Edith Lowe](user:{$this->executive->id})"])->assertSessionHas('success', 'Note saved.');
        $this->assertSame([[$this->executive->id, 0]], OutboxMessage::query()->orderByDesc('id')->firstOrFail()->payload['people']);
        $this->edit($note->refresh(), ['body' => 'Nobody'])->assertSessionHasNoErrors();
        $this->assertSame(2, OutboxMessage::query()->count());
        $this->assertSame(0, DB::table('team_note_mentions')->count());
    }

    public function test_contractors_and_former_colleagues_are_not_suggested_and_cannot_be_mentioned(): void
    {
        User::factory()->withRole(StaffRole::RsgOfficer)->inactive()->createOne(['first_name' => 'Tomas', 'last_name' => 'Gone']);

        $this->getJson('/team-notes/people?search=to')->assertOk()->assertJsonPath('*.full_name', ['Tom Vance']);
        $this->getJson('/team-notes/people?search=nell')->assertExactJson([]);
        $this->write(['body' => "@[Nell Reed](user:{$this->contractor->id})"])->assertSessionHasErrors(['body' => 'Nell Reed can’t read team notes. Remove the mention.']);
    }

    public function test_edit_keeps_the_expiry_and_refuses_an_old_version(): void
    {
        $note = $this->note('Typo', TeamNoteCategory::Handover, ['expires_at' => '2026-11-24 02:00:00']);
        $this->edit($note, ['body' => 'Fixed', 'category' => 'rsg'])->assertSessionHas('success', 'Note saved.');
        $this->assertSame(['Fixed', TeamNoteCategory::Rsg, '2026-11-24 02:00:00', 2], [$note->refresh()->body, $note->category, (string) $note->expires_at, $note->version]);

        $this->edit($note, ['body' => 'Too late', 'version' => 1])->assertSessionHasErrors('body');
        $this->edit($note, ['expires' => 'never', 'body' => 'Fixed'])->assertSessionHasNoErrors();
        $this->assertSame(['Fixed', null], [$note->refresh()->body, $note->expires_at]);
    }

    public function test_author_and_developers_change_a_note_and_others_do_not(): void
    {
        $note = $this->note('Mine');
        $this->actingAs($this->colleague);
        $this->assertFalse($this->get('/team-notes')->inertiaProps('notes.0.can_change'));
        foreach ([$this->edit($note, []), $this->put("/team-notes/{$note->id}/pin", ['is_pinned' => true]), $this->delete("/team-notes/{$note->id}"), $this->put("/team-notes/{$note->id}/restore")] as $answer) {
            $answer->assertForbidden();
        }

        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne());
        $this->assertTrue($this->get('/team-notes')->inertiaProps('notes.0.can_change'));
        $this->put("/team-notes/{$note->id}/pin", [])->assertSessionHasErrors('is_pinned');
        $this->put("/team-notes/{$note->id}/pin", ['is_pinned' => true])->assertSessionHasNoErrors();
        $this->assertTrue($note->refresh()->is_pinned);
    }

    public function test_deleted_note_comes_back_with_undo(): void
    {
        $note = $this->note('Wrong');
        $this->delete("/team-notes/{$note->id}")->assertRedirect();
        $this->assertSame([], $this->bodies(''));
        $this->put("/team-notes/{$note->id}/restore")->assertSessionHas('success', 'Note restored.');

        $this->assertSame(['Wrong'], $this->bodies(''));
        $this->assertSame(['team_note.deleted', 'team_note.restored'], AuditEvent::query()->where('subject_type', 'team_note')->orderBy('id')->pluck('action')->all());
    }

    public function test_executives_read_but_do_not_write(): void
    {
        $note = $this->note('Read me');
        $this->actingAs($this->executive);

        $page = $this->get('/team-notes')->assertOk();
        $this->assertSame([false, false, true], [$page->inertiaProps('can_write'), $page->inertiaProps('notes.0.can_change'), $page->inertiaProps('notes.0.is_new')]);
        $this->write([])->assertForbidden();
        $this->put('/team-notes/read', ['notes' => [$note->id]])->assertNoContent();
        $this->assertFalse($this->get('/team-notes')->inertiaProps('notes.0.is_new'));
    }

    public function test_contractors_see_nothing(): void
    {
        $note = $this->note('Internal');
        $this->actingAs($this->contractor);

        foreach (['/team-notes', '/team-notes/people?search=to', "/team-notes/{$note->id}/readers"] as $url) {
            $this->get($url)->assertForbidden();
        }
        $this->put('/team-notes/read', ['notes' => [$note->id]])->assertForbidden();
        $this->write([])->assertForbidden();
    }

    public function test_readers_are_counted_once_without_the_author_contractors_and_former_colleagues(): void
    {
        $note = $this->note('Read me');
        $this->put('/team-notes/read', ['notes' => [$note->id]])->assertNoContent();
        $this->assertSame([false, 0, 2], $this->readBy($this->author));
        $this->assertSame([true, 0, 2], $this->readBy($this->colleague));

        $this->put('/team-notes/read', ['notes' => [$note->id, 999]])->assertNoContent();
        $this->travel(1)->hours();
        $this->put('/team-notes/read', ['notes' => [$note->id]])->assertNoContent();
        $this->assertSame([false, 1, 2], $this->readBy($this->colleague));
        $this->getJson("/team-notes/{$note->id}/readers")->assertOk()
            ->assertExactJson(['read' => [['name' => 'Tom Vance', 'read_at' => '2026-11-23T02:00:00Z']], 'unread' => ['Edith Lowe']]);

        // Rows of the author and of contractors don't count.
        DB::table('team_note_reads')->insert([['team_note_id' => $note->id, 'user_id' => $this->author->id, 'read_at' => now()], ['team_note_id' => $note->id, 'user_id' => $this->contractor->id, 'read_at' => now()]]);
        $this->assertSame([false, 1, 2], $this->readBy($this->author));

        $this->colleague->update(['is_active' => false]);
        $this->assertSame([false, 0, 1], $this->readBy($this->author));
        $this->put('/team-notes/read', ['notes' => 'all'])->assertSessionHasErrors('notes');
    }

    public function test_dashboard_shows_the_newest_handover_notes_until_they_expire(): void
    {
        $this->note('General');
        $this->note('Until noon', TeamNoteCategory::Handover, ['expires_at' => '2026-11-23 02:00:01']);
        foreach (range(1, 8) as $number) {
            $this->note("Note {$number}", TeamNoteCategory::Handover);
        }
        $this->assertSame(['Note 8', 'Note 7', 'Note 6', 'Note 5', 'Note 4', 'Note 3', 'Note 2', 'Note 1'], array_column($this->get('/')->inertiaProps('handover_notes.notes'), 'body'));

        TeamNote::query()->where('body', 'like', 'Note%')->delete();
        $this->assertSame([['Until noon'], true], [array_column($this->get('/')->inertiaProps('handover_notes.notes'), 'body'), $this->get('/')->inertiaProps('handover_notes.can_write')]);
        $this->travel(1)->seconds();
        $this->assertSame([], $this->get('/')->inertiaProps('handover_notes.notes'));
        $this->assertFalse($this->actingAs($this->executive)->get('/')->inertiaProps('handover_notes.can_write'));
        $this->assertNull($this->actingAs($this->contractor)->get('/')->inertiaProps('handover_notes'));
    }

    /** @param  array<string, mixed>  $fields */
    private function note(string $body, TeamNoteCategory $category = TeamNoteCategory::General, array $fields = []): TeamNote
    {
        return TeamNote::query()->create(['user_id' => $this->author->id, 'category' => $category, 'body' => $body, ...$fields]);
    }

    /** @return list<string> */
    private function bodies(string $query): array
    {
        return array_column($this->get("/team-notes{$query}")->assertOk()->inertiaProps('notes'), 'body');
    }

    /** @return array{bool, int, int} whether the first note is new, its readers, and all who could read it */
    private function readBy(User $user): array
    {
        $note = $this->actingAs($user)->get('/team-notes')->assertOk()->inertiaProps('notes.0');

        return [$note['is_new'], $note['read_count'], $note['readers_count']];
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function write(array $fields): TestResponse
    {
        return $this->post('/team-notes', ['body' => 'Back at 2.', 'category' => 'general', 'expires' => 'never', ...$fields]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function edit(TeamNote $note, array $fields): TestResponse
    {
        return $this->put("/team-notes/{$note->id}", ['body' => $note->body, 'category' => $note->category->value, 'expires' => 'keep', 'version' => $note->version, ...$fields]);
    }
}
