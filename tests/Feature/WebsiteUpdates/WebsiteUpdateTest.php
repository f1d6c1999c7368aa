<?php

declare(strict_types=1);

namespace Tests\Feature\WebsiteUpdates;

use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\User;
use App\Models\WebsiteUpdate;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Product changes: who writes them, when they are published, and the badge of each reader. */
final class WebsiteUpdateTest extends TestCase
{
    use RefreshDatabase;

    private User $writer;

    private User $reader;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->writer = User::factory()->withRole(StaffRole::Marketing)->createOne();
        $this->reader = User::factory()->withRole(StaffRole::DatabaseContractor)->createOne();
        $this->travelTo('2026-11-23 03:00:00');
        $this->actingAs($this->writer);
    }

    public function test_published_update_is_unread_for_each_user_until_they_open_it(): void
    {
        $this->write(['publish' => 'now'])->assertSessionHas('success', 'Update published.');
        $update = WebsiteUpdate::query()->sole();

        $this->assertSame([1, ['New form'], [true]], $this->seenBy($this->reader));
        $this->put("/website-updates/{$update->id}/seen")->assertNoContent();
        $this->assertSame([0, ['New form'], [false]], $this->seenBy($this->reader));
        $this->assertSame([1, ['New form'], [true]], $this->seenBy($this->writer));

        $this->travel(1)->minutes();
        $later = $this->published('Later');
        $this->assertSame(1, $this->seenBy($this->reader)[0]);
        $this->put("/website-updates/{$later->id}/seen");
        // A tab that was opened earlier does not bring the badge back.
        $this->put("/website-updates/{$update->id}/seen");
        $this->assertSame(0, $this->seenBy($this->reader)[0]);
    }

    public function test_new_starter_has_no_old_updates_to_read(): void
    {
        $this->published('Old');
        $this->travel(1)->days();

        $this->assertSame([0, ['Old'], [false]], $this->seenBy(User::factory()->createOne(['created_at' => now()])));
    }

    public function test_writer_stays_on_the_page_when_a_colleague_deleted_the_update(): void
    {
        $update = $this->published('Old');
        $update->delete();

        $this->from('/website-updates')->put("/website-updates/{$update->id}", ['title' => 'New', 'version' => 1], ['X-Inertia' => 'true'])
            ->assertStatus(303)
            ->assertRedirect('/website-updates')
            ->assertSessionHas('error', 'This record no longer exists. A colleague may have deleted it. Nothing was saved.');
        $this->put("/website-updates/{$update->id}", ['title' => 'New', 'version' => 1])->assertNotFound();
    }

    public function test_draft_is_for_writers_only(): void
    {
        $this->write(['publish' => 'draft'])->assertSessionHas('success', 'Update saved as a draft.');

        $this->assertSame(['New form'], array_column($this->get('/website-updates?view=drafts')->inertiaProps('updates'), 'title'));
        $this->assertSame([0, [], []], $this->seenBy($this->reader, '?view=drafts'));
        $this->put('/website-updates/'.WebsiteUpdate::query()->sole()->id.'/seen')->assertNotFound();
    }

    public function test_scheduled_update_is_published_at_its_time_in_the_writers_zone(): void
    {
        // 16:00 in Melbourne in summer is 5:00 UTC.
        $this->write(['publish' => 'later', 'publish_at' => '2026-11-23T16:00'])->assertSessionHas('success', 'Update scheduled.');
        $this->assertSame('2026-11-23 05:00:00', (string) WebsiteUpdate::query()->sole()->published_at);

        $this->travelTo('2026-11-23 04:59:59');
        $this->assertSame([0, [], []], $this->seenBy($this->reader));
        $this->travelTo('2026-11-23 05:00:00');
        $this->assertSame([1, ['New form'], [true]], $this->seenBy($this->reader));
    }

    public function test_correction_of_a_scheduled_update_keeps_its_time(): void
    {
        $this->write(['publish' => 'later', 'publish_at' => '2026-11-23T16:00']);
        $update = WebsiteUpdate::query()->sole();

        $this->put("/website-updates/{$update->id}", ['title' => 'Fixed', 'content' => 'It is shorter.', 'publish' => 'keep', 'version' => 1])->assertSessionHasNoErrors();

        $this->assertSame(['Fixed', '2026-11-23 05:00:00'], [$update->refresh()->title, (string) $update->published_at]);
    }

    /** @param  array<string, string>  $choice */
    #[TestWith([['publish' => 'draft']])]
    #[TestWith([['publish' => 'later', 'publish_at' => '2026-11-24T09:00']])]
    public function test_writer_who_holds_an_update_back_too_late_is_told_that_it_is_published(array $choice): void
    {
        $this->write(['publish' => 'later', 'publish_at' => '2026-11-23T16:00']);
        $this->travelTo('2026-11-23 05:00:30');

        $this->put('/website-updates/'.WebsiteUpdate::query()->sole()->id, ['title' => 'New form', 'content' => 'It is shorter.', 'version' => 1, ...$choice])
            ->assertSessionHas('success', 'Update saved. It was already published, so colleagues can see it.');
        $this->assertSame([1, ['New form'], [true]], $this->seenBy($this->reader));
    }

    public function test_correction_of_a_published_update_does_not_mark_it_as_new_again(): void
    {
        $update = $this->published('Typo');
        $this->travel(1)->hours();
        $this->actingAs($this->writer)
            ->put("/website-updates/{$update->id}", [
                'title' => 'Fixed',
                'content' => 'It is shorter.',
                'publish' => 'now',
                'version' => 1,
            ])
            ->assertSessionHas('success', 'Update saved.');

        $this->assertSame(['Fixed', '2026-11-23 03:00:00'], [$update->refresh()->title, (string) $update->published_at]);
        $this->put("/website-updates/{$update->id}", ['title' => 'Again', 'content' => 'It is shorter.', 'publish' => 'now', 'version' => 1])->assertSessionHasErrors('version');
        $this->assertSame('Fixed', $update->refresh()->title);
    }

    public function test_deleted_update_has_no_badge_until_it_is_restored(): void
    {
        $update = $this->published('Wrong');
        $this->actingAs($this->writer)->delete("/website-updates/{$update->id}")->assertRedirect();

        $this->assertSame([0, [], []], $this->seenBy($this->reader));
        $this->assertSame('Wrong', AuditEvent::query()->where('action', 'website_update.deleted')->sole()->before['title']);

        $this->actingAs($this->writer)->put("/website-updates/{$update->id}/restore")->assertSessionHas('success', 'Update restored.');
        $this->assertSame([1, ['Wrong'], [true]], $this->seenBy($this->reader));
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['title' => ''], 'title'])]
    #[TestWith([['content' => ''], 'content'])]
    #[TestWith([['publish' => 'never'], 'publish'])]
    #[TestWith([['publish' => 'later'], 'publish_at'])]
    #[TestWith([['publish' => 'later', 'publish_at' => '2026-11-23T13:59'], 'publish_at'])]
    #[TestWith([['publish' => 'keep'], 'publish'])]
    #[TestWith([['company_id' => 999], 'company_id'])]
    public function test_invalid_update_is_refused(array $fields, string $field): void
    {
        $this->write($fields)->assertSessionHasErrors($field);

        $this->assertSame(0, WebsiteUpdate::query()->count());
    }

    private function published(string $title): WebsiteUpdate
    {
        return WebsiteUpdate::query()->create(['user_id' => $this->writer->id, 'title' => $title, 'body' => 'Text', 'published_at' => now()]);
    }

    /** @return array{int, list<string>, list<bool>} the badge, the titles and whether each is new */
    private function seenBy(User $user, string $query = ''): array
    {
        $page = $this->actingAs($user)->get("/website-updates{$query}")->assertOk();
        $updates = $page->inertiaProps('updates');

        return [$page->inertiaProps('auth.user.unread_website_updates'), array_column($updates, 'title'), array_column($updates, 'is_new')];
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function write(array $fields): TestResponse
    {
        return $this->post('/website-updates', ['title' => 'New form', 'content' => 'It is shorter.', 'publish' => 'now', ...$fields]);
    }
}
