<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Enums\StaffRole;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\TestCase;

final class ClaimedBonusListTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/bonus/claimed-logs';

    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusClaimedLogs)->createOne());
    }

    public function test_page_lists_claimed_bonuses_newest_first_without_unclaimed_offers(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $approver = User::factory()->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
        $promotion = BonusPromotion::factory()->createOne(['title' => 'Carnival 50']);
        $later = BonusClaim::factory()->createOne(['status' => BonusClaimStatus::Claimed, 'claimed_at' => '2026-11-20 02:00:00']);
        $earlier = BonusClaim::factory()->createOne([
            'client_id' => $client->id, 'bonus_promotion_id' => $promotion->id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Credited,
            'approved_by' => $approver->id, 'claimed_at' => '2026-11-20 01:00:00', 'credited_at' => '2026-11-20 01:30:00',
        ]);
        BonusClaim::factory()->createOne();

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->component('Bonus/ClaimedLogs')->has('bonuses', 2)
            ->where('bonuses.0.id', $later->id)->where('bonuses.0.credited_at', null)->where('bonuses.0.approver_name', null)
            ->where('bonuses.1.id', $earlier->id)->where('bonuses.1.full_name', 'Emma Walsh')->where('bonuses.1.promotion_title', 'Carnival 50')
            ->where('bonuses.1.amount_cents', 2_500)->where('bonuses.1.status', 'credited')->where('bonuses.1.approver_name', 'Sam Lee')
            ->where('bonuses.1.claimed_at', '2026-11-20T01:00:00Z')->where('bonuses.1.credited_at', '2026-11-20T01:30:00Z'));
    }

    public function test_status_promotion_and_date_narrow_the_list(): void
    {
        $used = BonusClaim::factory()->createOne(['status' => BonusClaimStatus::Used, 'claimed_at' => '2026-11-20 02:00:00']);
        BonusClaim::factory()->createOne(['status' => BonusClaimStatus::Claimed, 'claimed_at' => '2026-11-10 02:00:00']);

        foreach (['status=used', "promotion={$used->bonus_promotion_id}", 'from=2026-11-20&to=2026-11-20'] as $query) {
            $this->get(self::PATH."?{$query}")->assertInertia(fn ($page) => $page->has('bonuses', 1)->where('bonuses.0.id', $used->id));
        }
    }

    public function test_search_finds_a_clients_bonuses_and_the_file_has_what_is_shown(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $promotion = BonusPromotion::factory()->createOne(['title' => 'Carnival 50']);
        $found = BonusClaim::factory()->createOne([
            'client_id' => $client->id,
            'bonus_promotion_id' => $promotion->id,
            'amount_cents' => 2_500,
            'status' => BonusClaimStatus::Claimed,
            'claimed_at' => '2026-11-20 01:00:00',
        ]);
        BonusClaim::factory()->createOne(['status' => BonusClaimStatus::Claimed, 'claimed_at' => '2026-11-20 02:00:00']);

        $this->get(self::PATH.'?search=walsh')->assertInertia(fn ($page) => $page->has('bonuses', 1)->where('bonuses.0.id', $found->id)->where('can_export', false));
        $this->get(self::PATH.'/export?reason=For+the+auditor')->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusClaimedLogs, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Melbourne']));
        $lines = explode("\r\n", $this->get(self::PATH.'/export?search=48213&reason=For+the+auditor')->assertOk()->streamedContent());

        $this->assertStringContainsString('Client,PIN,Company,Promotion,Amount (AUD),Status', $lines[0]);
        $this->assertStringContainsString('Emma Walsh,48213,Regal Bet,Carnival 50,25.00,Claimed,2026-11-20 12:00', $lines[1]);
        $this->assertCount(3, $lines);
    }

    public function test_requests_wait_for_a_colleague_of_the_clients_team_who_may_approve_them(): void
    {
        $manager = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $own = Client::factory()->createOne(['account_manager_id' => $manager->id]);
        $late = BonusClaim::factory()->createOne(['client_id' => $own->id, 'requested_by' => $analyst->id, 'offered_at' => '2026-11-20 02:00:00']);
        $early = BonusClaim::factory()->createOne([
            'client_id' => Client::factory()->createOne(['account_manager_id' => null])->id, 'offered_at' => '2026-11-20 01:00:00',
        ]);
        $others = BonusClaim::factory()->createOne([
            'client_id' => Client::factory()->createOne(['account_manager_id' => User::factory()->createOne()->id])->id, 'requested_by' => $manager->id,
            'offered_at' => '2026-11-20 03:00:00',
        ]);
        BonusClaim::factory()->createOne(['client_id' => $own->id, 'requested_by' => $manager->id]);
        BonusClaim::factory()->createOne(['client_id' => $own->id, 'approved_by' => $analyst->id]);
        BonusClaim::factory()->createOne(['client_id' => $own->id, 'status' => BonusClaimStatus::Expired]);
        BonusClaim::query()->whereKeyNot([$late->id, $early->id, $others->id])->update(['offered_at' => '2026-11-20 04:00:00']);
        $ids = fn (User $viewer): array => array_column($this->actingAs($viewer)->get(self::PATH.'?view=to_approve')->viewData('page')['props']['bonuses'], 'id');

        $this->assertSame([$early->id, $late->id], $ids($manager));
        $this->assertSame([$early->id, $others->id], array_slice($ids($analyst), 0, 2));
        $this->assertCount(3, $ids($analyst));
        // The role may request bonuses, but not approve them.
        $this->assertSame([], $ids(User::factory()->withRole(StaffRole::AccountManager)->createOne()));
        $this->actingAs($manager)->get(self::PATH.'?view=to_approve&search='.$own->pin)->assertInertia(fn ($page) => $page->has('bonuses', 1)
            ->where('view', 'to_approve')->where('can_approve', true)->where('bonuses.0.is_approved', false)->where('bonuses.0.requester_name', $analyst->full_name));
    }

    public function test_requests_in_the_order_of_their_claims_have_a_second_page(): void
    {
        BonusClaim::factory()->count(26)->create();
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());
        $rows = fn (string $cursor): array => $this->get(self::PATH."?view=to_approve&sort=claimed_at&per_page=25{$cursor}")->viewData('page')['props'];

        $this->assertCount(1, $rows('&cursor='.$rows('')['meta']['next_cursor'])['bonuses']);
    }

    #[Group('sqlite')]
    public function test_requests_are_read_by_their_own_index(): void
    {
        DB::enableQueryLog();
        $this->actingAs(User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne())->get(self::PATH.'?view=to_approve')->assertOk();
        $query = array_find(DB::getQueryLog(), static fn (array $query): bool => str_contains($query['query'], '"requester_first_name"')) ?? $this->fail('No page was read.');

        $plan = implode("\n", array_column(DB::select("explain query plan {$query['query']}", $query['bindings']), 'detail'));
        $this->assertStringContainsString('bonus_claims_to_approve_index (status=? AND approved_by=?)', $plan);
        $this->assertStringNotContainsString('TEMP B-TREE', $plan);
    }

    public function test_page_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewSocialMediaReviews)->createOne())->get(self::PATH)->assertForbidden();
    }
}
