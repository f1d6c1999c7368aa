<?php

declare(strict_types=1);

namespace Tests\Feature\Guides;

use App\Enums\StaffRole;
use App\Models\Guide;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

/** Forms that were opened before a change. */
final class GuideFormsTest extends TestCase
{
    use RefreshDatabase;

    public function test_draft_saved_in_another_tab_is_not_overwritten(): void
    {
        $people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $save = fn (?string $seen, string $body): \Illuminate\Testing\TestResponse => $this->actingAs($people)
            ->put('/guides/limits/draft', ['number' => 1, 'seen' => $seen, 'body' => $body, 'summary' => 'New limits']);
        $save(null, 'First tab')->assertSessionHas('success');

        $save(null, 'Second tab')->assertSessionHasErrors([
            'version' => 'You saved another text of this draft, for example in another tab. Nothing is lost: compare both versions, then save again.',
        ]);
        $guide = Guide::query()->where('slug', 'limits')->sole();
        $body = static fn (): string => $guide->versions()->whereNull('published_at')->sole()->body;
        $this->assertSame('First tab', $body());

        $save($this->get('/guides/limits/edit')->inertiaProps('seen'), 'Both texts')->assertSessionHas('success');
        $this->assertSame('Both texts', $body());
    }

    public function test_draft_that_a_colleague_withdrew_comes_back_only_when_it_is_saved_again(): void
    {
        $author = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $colleague = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $save = fn (?string $seen): \Illuminate\Testing\TestResponse => $this->actingAs($author)
            ->put('/guides/limits/draft', ['number' => 1, 'seen' => $seen, 'body' => 'Text', 'summary' => 'New limits']);
        $save(null)->assertSessionHas('success');
        $this->actingAs($colleague)->delete('/guides/limits/version', ['version' => 1])->assertSessionHas('success', 'Version withdrawn.');

        $save(hash('sha256', 'Text'))->assertSessionHasErrors([
            'version' => 'This draft was withdrawn while you were editing. Nothing is lost: save again to start a new draft with your text.',
        ]);
        $this->assertNull(Guide::query()->where('slug', 'limits')->sole()->draft());

        $save($this->get('/guides/limits/edit')->inertiaProps('seen'))->assertSessionHas('success');
    }

    public function test_form_opened_before_a_colleague_changed_the_owner_brings_no_former_owner_back(): void
    {
        $people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        [$former, $owner] = [User::factory()->withRole(StaffRole::RiskAnalyst)->createOne(), User::factory()->withRole(StaffRole::RiskAnalyst)->createOne()];
        $guide = Guide::query()->where('slug', 'limits')->sole();
        $guide->update(['owner_id' => $former->id, 'review_on' => '2026-12-01']);
        $opened = ['owner_id' => $former->id, 'base_owner_id' => $former->id, 'base_review_on' => '2026-12-01'];
        $this->actingAs($people)->put('/guides/limits', [...$opened, 'owner_id' => $owner->id, 'review_on' => '2026-12-01'])->assertSessionHas('success');

        $this->put('/guides/limits', [...$opened, 'review_on' => '2027-06-01'])->assertSessionHasErrors([
            'version' => 'A colleague changed this guide while you were editing. Nothing is lost: compare both versions, then save again.',
        ]);
        $this->assertSame([$owner->id, '2026-12-01'], [$guide->refresh()->owner_id, $guide->review_on?->toDateString()]);

        $this->put('/guides/limits', [...$opened, 'base_owner_id' => $owner->id, 'owner_id' => $owner->id, 'review_on' => '2027-06-01'])->assertSessionHasNoErrors();
        $this->assertSame('2027-06-01', $guide->refresh()->review_on?->toDateString());
    }
}
