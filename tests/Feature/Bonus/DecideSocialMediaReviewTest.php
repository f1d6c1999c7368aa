<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Enums\SocialMediaReviewStatus;
use App\Models\AuditEvent;
use App\Models\Notification;
use App\Models\SocialMediaReview;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\TestCase;

final class DecideSocialMediaReviewTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase, SettlesByCall;

    private User $decider;

    private SocialMediaReview $review;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->decider = User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee', 'timezone' => 'Australia/Perth']);
        $this->review = SocialMediaReview::factory()->createOne();
    }

    #[TestWith(['approved', SocialMediaReviewStatus::Approved])]
    #[TestWith(['declined', SocialMediaReviewStatus::Declined])]
    public function test_decided_review_is_audited_and_read_for_everyone(string $word, SocialMediaReviewStatus $status): void
    {
        User::factory()->createOne(['role_id' => $this->decider->role_id]);
        $this->notify(NotificationType::SocialMediaReview, $this->review);

        $this->visit($this->decider, 'POST', $this->path($word))->assertStatus(303)->assertRedirect('/notifications')->assertSessionHas('success', "Review on Google {$word}.");

        $this->review->refresh();
        $this->assertSame([$status, $this->decider->id], [$this->review->status, $this->review->decided_by]);
        $this->assertNotNull($this->review->decided_at);
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
        $audit = AuditEvent::query()->where('action', 'social_media_review.decided')->sole();
        $this->assertSame([$this->decider->id, ['status' => 1], ['status' => $status->value]], [$audit->actor_id, $audit->before, $audit->after]);
    }

    public function test_repeated_decision_succeeds_and_names_who_decided(): void
    {
        $this->travelTo('2026-11-20 06:05:00');
        $this->ask($this->decider, 'POST', $this->path('approved'))->assertOk()->assertExactJson(['message' => 'Review on Google approved.', 'already_handled' => false]);
        $late = User::factory()->createOne(['role_id' => $this->decider->role_id, 'timezone' => 'Australia/Perth']);

        $this->ask($late, 'POST', $this->path('approved'))->assertOk()
            ->assertExactJson(['message' => 'Sam Lee already approved this on 20 Nov 2026, 14:05.', 'already_handled' => true]);

        $this->assertSame($this->decider->id, $this->review->refresh()->decided_by);
        $this->assertSame(1, AuditEvent::query()->count());
    }

    public function test_another_decision_gets_a_conflict(): void
    {
        $this->travelTo('2026-11-20 06:05:00');
        $this->ask($this->decider, 'POST', $this->path('approved'))->assertOk();
        $message = 'This review is already approved by Sam Lee, just now. Nothing was changed.';

        $this->ask($this->decider, 'POST', $this->path('declined'))->assertConflict()->assertExactJson(['message' => $message, 'already_handled' => true]);
        $this->visit($this->decider, 'POST', $this->path('declined'))->assertStatus(303)->assertSessionHas('error', $message);

        $this->assertSame(SocialMediaReviewStatus::Approved, $this->review->refresh()->status);
        $this->assertSame(1, AuditEvent::query()->count());
    }

    public function test_review_is_not_decided_while_impersonating(): void
    {
        $this->impersonate($this->decider);

        $this->ask($this->decider, 'POST', $this->path('declined'))->assertForbidden();

        $this->assertSame(SocialMediaReviewStatus::Pending, $this->review->refresh()->status);
    }

    #[TestWith(['approved'])]
    #[TestWith(['declined'])]
    public function test_decision_needs_the_ability(string $word): void
    {
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewSocialMediaReviews);

        $this->postJson($this->path($word))->assertUnauthorized();
        $this->ask(User::factory()->withAbilities(...$others)->createOne(), 'POST', $this->path($word))->assertForbidden();
        $this->ask($this->decider, 'POST', "/bonus/social-media-reviews/999999/mark-as-{$word}")->assertNotFound();
        $this->assertSame(SocialMediaReviewStatus::Pending, $this->review->refresh()->status);
    }

    private function path(string $word): string
    {
        return "/bonus/social-media-reviews/{$this->review->id}/mark-as-{$word}";
    }
}
