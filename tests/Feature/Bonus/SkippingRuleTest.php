<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Enums\SkippingRuleStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\Company;
use App\Models\Impersonation;
use App\Models\SkippingRule;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Exceptions to bonus rules: request, approval by a colleague, end, and what they allow. */
final class SkippingRuleTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private BonusPromotion $promotion;

    private BonusRule $rule;

    private Client $client;

    private User $requester;

    private User $approver;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->promotion = BonusPromotion::factory()->createOne();
        $this->rule = BonusRule::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'predicate' => ['states' => ['VIC']]]);
        $this->client = Client::factory()->createOne(['company_id' => $this->promotion->company_id, 'state' => 'NSW', 'pin' => '4711']);
        $this->requester = User::factory()->withAbilities(Ability::ViewSkippingRules, Ability::ViewClients, Ability::ViewBonusPromotions)->createOne();
        $this->approver = User::factory()->withAbilities(Ability::ViewSkippingRules, Ability::ViewClients, Ability::ViewBonusRules)->createOne();
    }

    public function test_exception_has_an_effect_only_once_a_colleague_approved_it(): void
    {
        $this->actingAs($this->requester)->ask()->assertSessionHas('success', 'Skipping rule requested. A colleague must approve it.');
        $skipping = SkippingRule::query()->sole();
        $this->grant()->assertSessionHasErrors('bonus_promotion_id');
        $this->approve($skipping)->assertSessionHas('error', 'You can’t approve this skipping rule because you requested it.');

        $this->actingAs($this->approver)->approve($skipping)->assertSessionHas('success', 'Skipping rule approved.');
        $this->approve($skipping)->assertSessionHas('error');
        $this->actingAs($this->requester)->grant()->assertSessionHasNoErrors();

        $claim = BonusClaim::query()->sole();
        $this->assertSame([$this->rule->id, $skipping->id], [$claim->bonus_rule_id, $claim->skipping_rule_id]);
        $this->assertSame(
            ['skipping_rule.requested', 'skipping_rule.approved', 'client.bonus_granted'],
            AuditEvent::query()->where('client_id', $this->client->id)->orderBy('id')->pluck('action')->all(),
        );
        $this->get('/bonus/skipping-rules?state=active&search=4711')->assertInertia(
            fn ($page) => $page
                ->component('Bonus/SkippingRules')
                ->has('rules', 1)
                ->where('rules.0.approver_name', $this->approver->full_name)
                ->where('rules.0.can_approve', false),
        );
        $this->get("/bonus/skipping-rules?state=requested&promotion={$this->promotion->id}")->assertInertia(
            fn ($page) => $page->has('rules', 0),
        );
    }

    public function test_excluded_client_gets_no_bonus_in_spite_of_an_exception(): void
    {
        $this->approved();
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'status' => BonusClaimStatus::Claimed]);
        $this->client->forceFill(['is_barred' => true])->save();

        $this->actingAs($this->requester);
        $this->grant()->assertSessionHasErrors(['bonus_promotion_id' => 'This client is barred and gets no bonuses.']);
        $this->credit($claim)->assertSessionHas('error', 'This client is barred and gets no bonuses.');
        $this->assertSame(0, $this->client->refresh()->balance_cents);
    }

    public function test_client_who_changed_company_is_not_credited_in_spite_of_an_exception(): void
    {
        $this->approved();
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'status' => BonusClaimStatus::Claimed]);
        $this->client->update(['company_id' => Company::query()->create(['slug' => 'outback-88', 'name' => 'Outback 88', 'color' => '#aa0000'])->id]);

        $this->actingAs($this->requester)->credit($claim)->assertSessionHas('error');

        $this->assertSame([0, BonusClaimStatus::Claimed], [$this->client->refresh()->balance_cents, $claim->refresh()->status]);
    }

    public function test_withdrawn_expired_or_outdated_exception_stops_at_once(): void
    {
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'status' => BonusClaimStatus::Claimed]);
        $refused = 'The rule of this promotion refuses this client. State is VIC: NSW.';

        $skipping = $this->approved();
        $this->actingAs($this->approver)->end($skipping, '')->assertSessionHasErrors('reason');
        $this->end($skipping, 'Given by mistake')->assertSessionHas('success', 'Skipping rule withdrawn.');
        $this->actingAs($this->requester)->credit($claim)->assertSessionHas('error', $refused);

        $this->approved(['until' => now()->subSecond()]);
        $this->credit($claim)->assertSessionHas('error', $refused);

        $this->approved();
        BonusRule::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'predicate' => ['states' => ['VIC'], 'max_claims' => 3], 'version' => 2]);
        $this->credit($claim)->assertSessionHas('error', $refused);

        SkippingRule::query()->latest('id')->firstOrFail()->update(['rule_id' => BonusRule::currentOf($this->promotion->id)?->id]);
        $this->credit($claim)->assertSessionHas('success');

        $outdated = $this->approved(['status' => SkippingRuleStatus::Requested]);
        $this->actingAs($this->approver)->approve($outdated)->assertSessionHas('error', 'The rule of this promotion has changed. Request a new skipping rule.');
    }

    public function test_request_that_was_not_approved_in_time_is_expired(): void
    {
        $this->actingAs($this->requester)->ask();
        $found = fn (): array => array_map(
            fn (string $state): array => array_column($this->inertia("/bonus/skipping-rules?state={$state}")->json('props.rules'), 'is_expired'),
            ['requested', 'expired'],
        );
        $this->assertSame([[false], []], $found());

        SkippingRule::query()->update(['until' => now()]);

        $this->assertSame([[], [true]], $found());
    }

    public function test_request_is_declined_by_a_colleague_and_withdrawn_by_its_requester(): void
    {
        $this->actingAs($this->requester)->ask();
        $this->end(SkippingRule::query()->sole(), 'Not needed')->assertSessionHas('success', 'Skipping rule withdrawn.');
        $this->ask(['reason' => 'Loyal client again']);
        $second = SkippingRule::query()->latest('id')->firstOrFail();
        $this->actingAs($this->approver)->end($second, 'Too many bonuses')->assertSessionHas('success', 'Skipping rule declined.');
        $this->approve($second)->assertSessionHas('error', "This skipping rule is already declined by {$this->approver->full_name}, just now. Nothing was changed.");

        $this->assertSame([SkippingRuleStatus::Withdrawn, SkippingRuleStatus::Declined], SkippingRule::query()->orderBy('id')->pluck('status')->all());
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['pin' => '9999'], 'pin', 'There is no client with this PIN.'])]
    #[TestWith([['reason' => 'no'], 'reason', 'Enter a reason of at least 5 characters.'])]
    #[TestWith([['until_on' => '2026-11-22'], 'until_on', 'Choose a day from today to 90 days from now.'])]
    #[TestWith([['until_on' => '2027-11-22'], 'until_on', 'Choose a day from today to 90 days from now.'])]
    #[TestWith([['bonus_promotion_id' => 0], 'bonus_promotion_id', 'Choose a promotion.'])]
    public function test_invalid_request_is_refused(array $change, string $field, string $why): void
    {
        $this->actingAs($this->requester)->ask($change)->assertSessionHasErrors([$field => $why]);

        $this->assertSame(0, SkippingRule::query()->count());
    }

    public function test_second_request_and_promotion_without_a_rule_are_refused(): void
    {
        $this->actingAs($this->requester)->ask();
        $this->ask(['reason' => 'Another one'])->assertSessionHasErrors(['bonus_promotion_id' => 'There is already a skipping rule for this client and promotion.']);
        $this->ask(['bonus_promotion_id' => BonusPromotion::factory()->createOne()->id])->assertSessionHasErrors(['bonus_promotion_id' => 'This promotion has no rule, so there is nothing to skip.']);
    }

    public function test_other_teams_and_impersonators_are_refused(): void
    {
        $skipping = $this->approved(['status' => SkippingRuleStatus::Requested]);
        $this->client->update(['account_manager_id' => User::factory()->createOne()->id]);
        $manager = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $this->actingAs($manager)
            ->ask()
            ->assertSessionHasErrors(['pin' => 'You can’t do this because another team manages this client.']);
        $this->approve($skipping)->assertSessionHas(
            'error',
            'You can’t approve this skipping rule because another team manages this client.',
        );
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne())
            ->ask(['reason' => 'Marketing asks'])
            ->assertSessionHasErrors(['bonus_promotion_id' => 'There is already a skipping rule for this client and promotion.']);

        $impersonation = Impersonation::query()->create([
            'actor_id' => User::factory()
                ->withRole(StaffRole::Developer)
                ->createOne(['is_developer_staff' => true])->id,
            'reason' => 'Support',
            'target_id' => $this->approver->id,
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->actingAs($this->approver)->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->approve($skipping)->assertForbidden();
        $this->end($skipping, 'Not needed')->assertForbidden();
        $this->assertSame(SkippingRuleStatus::Requested, $skipping->refresh()->status);
    }

    public function test_list_offers_approval_only_of_the_viewers_team_and_ending_of_all(): void
    {
        $manager = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $own = $this->approved(['status' => SkippingRuleStatus::Requested]);
        $this->client->update(['account_manager_id' => $manager->id]);
        $other = Client::factory()->createOne(['account_manager_id' => User::factory()->createOne()->id]);
        $others = $this->approved(['status' => SkippingRuleStatus::Requested, 'client_id' => $other->id]);
        $buttons = fn (User $viewer): array => array_map(
            static fn (array $rule): array => [$rule['id'], $rule['can_approve'], $rule['can_end']],
            $this->actingAs($viewer)->inertia('/bonus/skipping-rules')->json('props.rules'),
        );

        $this->assertSame([[$others->id, false, true], [$own->id, true, true]], $buttons($manager));
        $this->assertSame([[$others->id, true, true], [$own->id, true, true]], $buttons(User::factory()->withRole(StaffRole::Marketing)->createOne()));
        $this->actingAs($manager)->end($others, 'Not needed')->assertSessionHas('success', 'Skipping rule declined.');
    }

    public function test_file_has_the_status_on_the_screen_and_who_ended_an_exception(): void
    {
        $this->approved(['until' => now()->subSecond()]);
        $this->approved();
        BonusRule::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'predicate' => ['states' => ['QLD']], 'version' => 2]);
        $this->approved(['status' => SkippingRuleStatus::Declined, 'ended_by' => $this->approver->id, 'ended_at' => now(), 'end_reason' => 'Not needed']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewSkippingRules, Ability::ViewReportExports)->createOne());

        $file = $this->get('/bonus/skipping-rules/export?reason=Monthly+check')->assertOk()->streamedContent();

        foreach ([',Expired,', ',Rule has changed,', ",Declined,,{$this->approver->full_name},Not needed,"] as $cells) {
            $this->assertStringContainsString($cells, $file);
        }
    }

    /** @param  array<string, mixed>  $fields */
    private function approved(array $fields = []): SkippingRule
    {
        return SkippingRule::query()->create([
            'client_id' => $this->client->id,
            'rule_id' => $this->rule->id,
            'reason' => 'Loyal client',
            'until' => now()->addDay(),
            'status' => SkippingRuleStatus::Approved,
            'requested_by' => $this->requester->id,
            ...$fields,
        ]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function ask(array $change = []): TestResponse
    {
        return $this->post('/bonus/skipping-rules', ['pin' => '4711', 'bonus_promotion_id' => $this->promotion->id, 'reason' => 'Loyal client', 'until_on' => '2026-12-01', ...$change]);
    }

    /** @return TestResponse<Response> */
    private function approve(SkippingRule $skipping): TestResponse
    {
        return $this->put("/bonus/skipping-rules/{$skipping->id}/approval");
    }

    /** @return TestResponse<Response> */
    private function end(SkippingRule $skipping, string $reason): TestResponse
    {
        return $this->put("/bonus/skipping-rules/{$skipping->id}/end", ['reason' => $reason]);
    }

    /** @return TestResponse<Response> */
    private function grant(): TestResponse
    {
        return $this->post(route('clients.bonuses.store', $this->client), ['bonus_promotion_id' => (string) $this->promotion->id, 'amount' => '50', 'explanation' => 'Welcome back']);
    }

    /** @return TestResponse<Response> */
    private function credit(BonusClaim $claim): TestResponse
    {
        return $this->put(route('clients.bonuses.update', [$this->client, $claim]), ['status' => 'credited']);
    }
}
