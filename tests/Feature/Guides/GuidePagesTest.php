<?php

declare(strict_types=1);

namespace Tests\Feature\Guides;

use App\Enums\Ability;
use App\Enums\GuideKey;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Guide;
use App\Models\GuideAcknowledgement;
use App\Models\GuideVersion;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Queries\Guides\DueAcknowledgementsQuery;
use Database\Seeders\GuideSeeder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

/** Reading, writing, comparing, searching and acknowledging guides. */
final class GuidePagesTest extends TestCase
{
    use RefreshDatabase;

    private User $reader;

    private User $editor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->reader = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $this->editor = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['first_name' => 'Pauline', 'last_name' => 'Drummond']);
        $this->seed(GuideSeeder::class);
    }

    public function test_page_shows_the_version_that_applies(): void
    {
        $this->version('limits', 2, 'Second text', '2026-11-25 00:00:00');
        $this->version('limits', 3, 'Third text', '2026-12-01 00:00:00');

        $this->actingAs($this->reader)->get('/guides/limits')->assertInertia(static fn (AssertableInertia $page) => $page->component('Guides/Show')
            ->where('guide.title', 'Limits')->where('guide.can_edit', false)->where('version.number', 1)->etc());

        $this->travelTo('2026-12-01 00:00:00');
        $this->flushSession();
        $this->actingAs($this->reader)
            ->get('/guides/limits')
            ->assertInertia(
                static fn (AssertableInertia $page) => $page
                    ->where('version.number', 3)
                    ->where('version.status', 'published')
                    ->where('body', 'Third text')
                    ->where('versions.1.status', 'archived')
                    ->etc(),
            );
        $this->get('/guides/limits?version=2')->assertInertia(
            static fn (AssertableInertia $page) => $page->where('body', 'Second text')->where('version.status', 'archived')->where('readers', null)->etc(),
        );
        $this->get('/guides/limits?version=9')->assertNotFound();
        $this->get('/guides/unknown')->assertNotFound();
    }

    public function test_draft_is_shown_to_editors_only(): void
    {
        $this->actingAs($this->editor)->put('/guides/limits/draft', ['number' => 2, 'body' => 'New text', 'summary' => 'New limits'])->assertSessionHas('success', 'Draft saved.');

        $this->get('/guides/limits')->assertInertia(static fn (AssertableInertia $page) => $page->where('versions.0.status', 'draft')->etc());
        $this->get('/guides/limits/edit')->assertInertia(static fn (AssertableInertia $page) => $page->where('body', 'New text')->where('is_mine', true)
            ->where('publish_refusal', 'You wrote this version. A colleague must publish it, because it changes limits.')->etc());
        $this->actingAs($this->reader)->get('/guides/limits')->assertInertia(static fn (AssertableInertia $page) => $page->count('versions', 1)->etc());
        $this->get('/guides/limits?version=2')->assertNotFound();
    }

    public function test_colleague_cannot_change_a_draft_but_discard_it(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->editor)->put('/guides/limits/draft', ['number' => 2, 'body' => 'New text', 'summary' => 'New limits']);

        $this->actingAs($developer)->put('/guides/limits/draft', ['number' => 2, 'body' => 'Mine', 'summary' => 'My limits'])
            ->assertSessionHasErrors(['version' => 'Pauline Drummond is writing version 2. Publish or withdraw that draft first.']);
        $this->delete('/guides/limits/version', ['version' => 2])->assertSessionHas('success', 'Version withdrawn.');

        $this->assertSame(1, Guide::query()->where('slug', 'limits')->sole()->versions()->count());
        $this->assertSame('New text', AuditEvent::query()->where('action', 'guide.draft_discarded')->sole()->before['body']);
        $this->delete('/guides/limits/version', ['version' => 2])->assertSessionHas('error', 'This version was withdrawn, or already applies.');
        $this->delete('/guides/limits/version', ['version' => 1])->assertSessionHas('error', 'This version was withdrawn, or already applies.');
        $this->delete('/guides/limits/version')->assertSessionHasErrors('version');
    }

    public function test_draft_that_started_before_a_publication_does_not_undo_it(): void
    {
        $this->version('sb-scrapping', 2, 'A colleague’s new rule', now()->toDateTimeString());

        $this->actingAs($this->editor)->put('/guides/sb-scrapping/draft', ['number' => 2, 'body' => 'Old text', 'summary' => 'Shorter'])
            ->assertSessionHasErrors(['version' => 'Version 2 was published while you were editing. Nothing is lost: compare both versions, then save again.']);
        $this->assertNull(Guide::query()->where('slug', 'sb-scrapping')->sole()->draft());

        $this->put('/guides/sb-scrapping/draft', ['number' => 3, 'body' => 'Both texts', 'summary' => 'Shorter'])->assertSessionHas('success', 'Draft saved.');
    }

    public function test_readers_are_told_of_a_publication_and_when_it_applies(): void
    {
        User::factory()->withRole(StaffRole::Executive)->createOne();
        User::factory()->withRole(StaffRole::AccountManager)->inactive()->createOne();
        User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $publish = function (int $number, string $on): void {
            $draft = Guide::query()
                ->where('slug', 'sb-scrapping')
                ->sole()
                ->versions()
                ->create(['number' => $number, 'body' => "Text {$number}", 'summary' => 'New steps', 'author_id' => $this->editor->id]);
            $this->actingAs($this->editor)
                ->post('/guides/sb-scrapping/publication', ['seen' => $draft->bodyHash(), 'effective_on' => $on])
                ->assertSessionHasNoErrors()
                ->assertSessionMissing('error');
        };
        $telling = fn (int $number, string $when): array => [
            [[$this->reader->id, 0], [$this->editor->id, 0]],
            'guide_version',
            'New version of SB scraping',
            "Version {$number} {$when}: New steps",
            "/guides/sb-scrapping?version={$number}",
        ];

        $publish(2, '');
        $publish(3, '2026-11-25');

        $this->assertSame([$telling(2, 'applies now'), $telling(3, 'applies from Wednesday, 25 November 2026')],
            OutboxMessage::query()->orderBy('id')->get()->map(static fn (OutboxMessage $message): array => [$message->payload['people'], ...array_values($message->payload['data'])])->all());
    }

    public function test_draft_changed_after_it_was_read_is_not_published(): void
    {
        $this->actingAs($this->editor)->put('/guides/sb-scrapping/draft', ['number' => 2, 'body' => 'Text', 'summary' => 'Shorter']);
        $seen = hash('sha256', 'Text');
        $this->put('/guides/sb-scrapping/draft', ['number' => 2, 'seen' => $seen, 'body' => 'Other text', 'summary' => 'Shorter'])->assertSessionHasNoErrors();

        $this->post('/guides/sb-scrapping/publication', ['seen' => $seen])->assertSessionHas('error', 'The draft was changed after you opened it. Read it again before you publish it.');

        $this->assertNull(GuideVersion::query()->where('number', 2)->sole()->published_at);
    }

    public function test_only_one_version_can_be_scheduled(): void
    {
        $this->version('sb-scrapping', 2, 'Second text', '2026-12-01 00:00:00');
        $this->actingAs($this->editor)->put('/guides/sb-scrapping/draft', ['number' => 3, 'body' => 'Text', 'summary' => 'Shorter']);

        $refusal = ['effective_on' => 'Version 2 applies from Tuesday, 1 December 2026. Withdraw that version first.'];
        foreach ([null, '2026-11-27', '2026-12-05'] as $day) {
            $this->post('/guides/sb-scrapping/publication', ['seen' => hash('sha256', 'Text'), 'effective_on' => $day])->assertSessionHasErrors($refusal);
        }
        $this->post('/guides/sb-scrapping/publication', ['seen' => hash('sha256', 'Text'), 'effective_on' => '2026-11-23'])->assertSessionHasErrors([
            'effective_on' => 'Choose a day from tomorrow, within a year.',
        ]);
    }

    public function test_owner_can_edit_their_guide_only(): void
    {
        $this->actingAs($this->editor)->put('/guides/limits', ['owner_id' => $this->reader->id, 'review_on' => '2026-11-20'])->assertSessionHas('success', 'Owner and review date saved.');

        $this->actingAs($this->reader)->get('/guides/limits/edit')->assertOk();
        $this->get('/guides/risk-schedule/edit')->assertForbidden();
        $this->get('/guides/limits')->assertInertia(static fn (AssertableInertia $page) => $page->where('guide.owner_name', 'Tom Vance')->where('guide.is_review_overdue', true)->etc());
        $this->assertSame(['owner_id' => $this->reader->id, 'review_on' => '2026-11-20'], AuditEvent::query()->where('action', 'guide.updated')->sole()->after);
    }

    public function test_invalid_forms_are_refused(): void
    {
        $this->actingAs($this->editor);

        $this->put('/guides/limits/draft', ['number' => 2, 'body' => '', 'summary' => 'x'])->assertSessionHasErrors([
            'body' => 'Enter the text of the guide.',
            'summary' => 'Enter what changes, in at least 5 characters.',
        ]);
        $this->put('/guides/limits', ['owner_id' => User::factory()->createOne(['is_active' => false])->id])->assertSessionHasErrors([
            'owner_id' => 'Choose a colleague who can view guides.',
        ]);
        $this->post('/guides/limits/publication', ['seen' => 'short'])->assertSessionHasErrors('seen');
        $this->post('/guides/limits/acknowledgement', [])->assertSessionHasErrors('version');
    }

    public function test_acknowledgement_counts_once_and_for_its_version_only(): void
    {
        $due = app(DueAcknowledgementsQuery::class);
        $this->assertCount(4, $due->of($this->reader));

        $this->actingAs($this->reader);
        $this->post('/guides/limits/acknowledgement', ['version' => 1])->assertSessionHas('success', 'Guide acknowledged.');
        $this->post('/guides/limits/acknowledgement', ['version' => 1])->assertSessionHas('success');
        $this->assertSame(1, GuideAcknowledgement::query()->count());
        $this->assertSame(['risk-schedule', 'daily-tasks', 'sb-scrapping'], array_map(static fn ($one): string => $one->value, $due->of($this->reader)));
        $this->get('/guides/limits')->assertInertia(
            static fn (AssertableInertia $page) => $page
                ->where('readers', ['acknowledged_at' => '2026-11-23T02:00:00Z', 'can_acknowledge' => true, 'acknowledged_count' => 1, 'reader_count' => 2])
                ->etc(),
        );

        $this->travel(1)->minutes();
        $this->version('limits', 2, 'Second text', now()->toDateTimeString());
        $this->post('/guides/limits/acknowledgement', ['version' => 1])->assertSessionHas('error', 'A new version of this guide applies. Read it before you acknowledge it.');
        $this->assertSame(GuideKey::Limits, $due->of($this->reader)[0]);
    }

    public function test_executives_are_not_asked_to_acknowledge(): void
    {
        $executive = User::factory()->withRole(StaffRole::Executive)->createOne();

        $this->actingAs($executive)->post('/guides/limits/acknowledgement', ['version' => 1])->assertForbidden();
        $this->get('/guides/limits')->assertInertia(static fn (AssertableInertia $page) => $page->where('readers.can_acknowledge', false)->where('readers.reader_count', 2)->etc());
        $this->assertSame([], app(DueAcknowledgementsQuery::class)->of($executive));
    }

    public function test_editor_sees_who_has_not_acknowledged(): void
    {
        $this->actingAs($this->reader)->post('/guides/limits/acknowledgement', ['version' => 1]);

        $this->get('/guides/limits/acknowledgements')->assertForbidden();
        $this->actingAs($this->editor)->get('/guides/limits/acknowledgements')->assertInertia(static fn (AssertableInertia $page) => $page->where('version', 1)
            ->where('acknowledgements.0.full_name', 'Pauline Drummond')->where('acknowledgements.0.acknowledged_at', null)->where('acknowledgements.1.acknowledged_at', '2026-11-23T02:00:00Z')->etc());
        $this->get('/guides/limits/acknowledgements?state=no')->assertInertia(static fn (AssertableInertia $page) => $page->count('acknowledgements', 1)->etc());
        foreach (['acknowledged_at', '-acknowledged_at', '-full_name'] as $sort) {
            $this->get("/guides/limits/acknowledgements?sort={$sort}")->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page->count('acknowledgements', 2)->etc());
        }
    }

    public function test_list_of_many_acknowledgements_takes_two_queries(): void
    {
        $role = $this->reader->role_id;
        $guide = Guide::query()->where('slug', 'limits')->sole();
        $user = User::factory()->makeOne()->getAttributes();
        DB::table('users')->insert(array_map(static fn (int $number): array => [...$user, 'email' => "reader{$number}@example.com", 'role_id' => $role], range(1, 300)));
        foreach (range(2, 17) as $number) {
            $version = $this->version(
                'limits',
                $number,
                "Text {$number}",
                now()
                    ->subDays(30 - $number)
                    ->toDateTimeString(),
            );
            DB::table('guide_acknowledgements')->insert(
                DB::table('users')->pluck('id')->map(static fn (int $id): array => ['guide_version_id' => $version->id, 'user_id' => $id, 'acknowledged_at' => now()])->all(),
            );
        }
        $this->assertGreaterThan(4_800, GuideAcknowledgement::query()->count());

        DB::enableQueryLog();
        $this->actingAs($this->editor)->get('/guides/limits/acknowledgements')->assertOk();

        $queries = array_filter(array_column(DB::getQueryLog(), 'query'), static fn (string $sql): bool => str_contains($sql, 'guide_acknowledgements'));
        $this->assertLessThanOrEqual(2, count($queries), implode("\n", $queries));
        $this->assertNotNull($guide->versionAt(now()->toImmutable()));
    }

    public function test_versions_are_compared(): void
    {
        $this->version('limits', 2, 'Second text', '2026-11-24 00:00:00');

        $this->actingAs($this->reader)->get('/guides/limits?version=2&with=1')->assertInertia(static fn (AssertableInertia $page) => $page->component('Guides/Show')
            ->where('version.number', 2)->where('body', 'Second text')->where('with', 1)->whereNot('with_body', 'Second text')->etc());
        $this->get('/guides/limits?version=1&with=2')->assertInertia(static fn (AssertableInertia $page) => $page->where('with_body', 'Second text')->etc());
        $this->get('/guides/limits?with=7')->assertNotFound();
        $this->get('/guides/limits?with=0')->assertSessionHasErrors('with');
    }

    public function test_withdrawn_version_is_archived_and_marked(): void
    {
        $this->version('limits', 2, 'Second text', '2026-12-01 00:00:00');
        $this->actingAs($this->editor)->delete('/guides/limits/version', ['version' => 2])->assertSessionHas('success');

        $this->get('/guides/limits')->assertInertia(
            static fn (AssertableInertia $page) => $page->where('versions.0.status', 'archived')->where('versions.0.is_withdrawn', true)->where('version.number', 1)->etc(),
        );
    }

    public function test_search_finds_sections_by_all_words(): void
    {
        $this->actingAs($this->reader)->get('/guides/search?q=SECOND+approver')->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('hits.0.slug', 'limits')->where('hits.0.heading', 'Withdrawals')
            ->where('hits.0.excerpt', static fn (string $text): bool => str_starts_with($text, 'Limit · Value · What happens · Second approver from · $1,000.00 · The requester'))->etc());
        $this->get('/guides/search?q=captcha')->assertInertia(static fn (AssertableInertia $page) => $page->count('hits', 1)->where('hits.0.slug', 'sb-scrapping')->etc());
        $this->get('/guides/search?q=captcha+withdrawals')->assertInertia(static fn (AssertableInertia $page) => $page->count('hits', 0)->etc());
        $this->get('/guides/search?q[]=captcha')->assertOk();
        $this->version('sb-scrapping', 2, "## Law\n\n§ 33JI asks for training, shown as ÷", now()->toDateTimeString());
        $this->get('/guides/search?q=training+shown')->assertInertia(static fn (AssertableInertia $page) => $page->where('hits.0.excerpt', '§ 33JI asks for training, shown as ÷')->etc());
        $this->get('/guides/search')->assertInertia(static fn (AssertableInertia $page) => $page->count('hits', 0)->etc());
    }

    private function version(string $guide, int $number, string $body, string $effectiveAt): GuideVersion
    {
        return Guide::query()->where('slug', $guide)->sole()->versions()->create([
            'number' => $number, 'body' => $body, 'summary' => 'Test', 'author_id' => $this->editor->id, 'published_at' => now(), 'effective_at' => $effectiveAt,
        ]);
    }
}
