<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\SocialMediaReviewStatus;
use App\Models\Client;
use App\Models\SocialMediaReview;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\TestCase;

final class SocialMediaReviewListTest extends TestCase
{
    use RefreshDatabase, SettlesByCall;

    private const PATH = '/bonus/social-media-reviews';

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->viewer = User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
        $this->actingAs($this->viewer);
    }

    public function test_page_lists_reviews_newest_first_with_client_and_decision(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $pending = SocialMediaReview::factory()->createOne([
            'client_id' => $client->id,
            'platform_name' => 'Google',
            'created_at' => '2026-11-20 01:00:00',
        ]);
        $approved = SocialMediaReview::factory()->createOne([
            'status' => SocialMediaReviewStatus::Approved,
            'decided_by' => $this->viewer->id,
            'decided_at' => '2026-11-20 06:05:00',
            'created_at' => '2026-11-20 02:00:00',
        ]);

        $this->get(self::PATH.'?view=all')->assertInertia(
            fn ($page) => $page
                ->component('Bonus/SocialMediaReviews')
                ->has('reviews', 2)
                ->where('can_decide', true)
                ->where('reviews.0.id', $approved->id)
                ->where('reviews.0.status', 2)
                ->where('reviews.0.decider_name', 'Sam Lee')
                ->where('reviews.0.decided_at', '2026-11-20T06:05:00Z')
                ->where('reviews.1.id', $pending->id)
                ->where('reviews.1.full_name', 'Emma Walsh')
                ->where('reviews.1.pin', $client->pin)
                ->where('reviews.1.platform_name', 'Google')
                ->where('reviews.1.status', 1)
                ->where('reviews.1.file_path', $pending->file_path)
                ->where('reviews.1.decider_name', null),
        );
    }

    public function test_page_shows_pending_reviews_first_with_the_oldest_on_top(): void
    {
        $new = SocialMediaReview::factory()->createOne(['created_at' => '2026-11-20 02:00:00']);
        $old = SocialMediaReview::factory()->createOne(['created_at' => '2026-11-20 01:00:00']);
        $declined = SocialMediaReview::factory()->createOne(['status' => SocialMediaReviewStatus::Declined]);

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->where('view', 'pending')->has('reviews', 2)->where('reviews.0.id', $old->id)->where('reviews.1.id', $new->id));
        $this->get(self::PATH.'?view=declined')->assertInertia(fn ($page) => $page->has('reviews', 1)->where('reviews.0.id', $declined->id));
        $this->get(self::PATH.'?view=approved')->assertInertia(fn ($page) => $page->has('reviews', 0));
    }

    public function test_search_finds_a_clients_reviews_and_the_file_has_what_is_shown(): void
    {
        $found = SocialMediaReview::factory()->createOne(['client_id' => Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213'])->id]);
        SocialMediaReview::factory()->createOne(['client_id' => Client::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Reid'])->id]);

        $this->get(self::PATH.'?search=walsh')->assertInertia(fn ($page) => $page->has('reviews', 1)->where('reviews.0.id', $found->id));
        $this->get(self::PATH.'/export?reason=For+the+auditor')->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewSocialMediaReviews, Ability::ViewReportExports)->createOne());
        $this->assertStringContainsString('Emma Walsh,48213,', explode("\r\n", $this->get(self::PATH.'/export?search=48213&reason=For+the+auditor')->assertOk()->streamedContent())[1]);
    }

    public function test_page_offers_no_decisions_while_impersonating(): void
    {
        $this->impersonate($this->viewer);

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->where('can_decide', false));
    }

    public function test_page_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusClaimedLogs)->createOne())->get(self::PATH)->assertForbidden();
    }
}
