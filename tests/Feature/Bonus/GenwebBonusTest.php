<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Models\Impersonation;
use App\Models\OperatorSite;
use App\Models\PermissionReceipt;
use App\Models\RsgLimit;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Bonuses and boosts given in Genweb. */
final class GenwebBonusTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private BonusPromotion $promotion;

    private Client $client;

    private User $giver;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->promotion = BonusPromotion::factory()->createOne(['value_cents' => 5_000]);
        $this->client = Client::factory()->createOne(['company_id' => $this->promotion->company_id, 'state' => 'NSW', 'pin' => '4711', 'balance_cents' => 1_000]);
        $this->giver = User::factory()->withAbilities(Ability::ViewGenwebBonuses, Ability::ViewGenwebBoostBonuses, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Sydney']);
        $this->actingAs($this->giver);
    }

    public function test_form_offers_only_running_promotions(): void
    {
        BonusPromotion::factory()->createOne(['ends_at' => now()]);
        BonusPromotion::factory()->createOne(['starts_at' => now()->addDay()]);
        BonusPromotion::factory()->createOne(['status' => 'paused']);

        $this->assertSame([(string) $this->promotion->id], array_column($this->inertia('/bonus/genweb-bonuses')->json('props.promotions'), 'value'));
    }

    public function test_bonus_and_boost_are_recorded_with_receipts_and_move_no_money(): void
    {
        $account = SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'operator_site_id' => OperatorSite::factory()->createOne(['platform' => 'genweb'])->id]);
        $this->give(['operator_site_id' => $account->operator_site_id])->assertSessionHas('success', 'Recorded. Now give it in Genweb.');
        $this->boost()->assertSessionHas('success');

        [$bonus, $boost] = GenwebBonus::query()->orderBy('id')->get()->all();
        $this->assertSame(
            [2_500, $this->promotion->id, $account->id, $this->giver->id, '2026-11-30 13:00:00'],
            [
                $bonus->amount_cents,
                $bonus->bonus_promotion_id,
                $bonus->site_account_id,
                $bonus->given_by,
                $bonus->expires_at->format('Y-m-d H:i:s'),
            ],
        );
        $this->assertSame([125, 'Flemington R7', null], [$boost->boost_permille, $boost->market, $boost->amount_cents]);
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->assertSame(
            [[$bonus->id, true], [$boost->id, true]],
            PermissionReceipt::query()
                ->where('subject_type', 'genweb_bonus')
                ->orderBy('id')
                ->get()
                ->map(static fn (PermissionReceipt $receipt): array => [$receipt->subject_id, $receipt->is_allowed])
                ->all(),
        );
        $this->assertSame(
            ['client.genweb_bonus_given', 'client.genweb_boost_given'],
            AuditEvent::query()->where('client_id', $this->client->id)->orderBy('id')->pluck('action')->all(),
        );

        $this->get('/bonus/genweb-bonuses?status=active&search=4711')->assertInertia(
            fn ($page) => $page
                ->component('Bonus/GenwebBonuses')
                ->has('bonuses', 1)
                ->where('bonuses.0.id', $bonus->id)
                ->where('bonuses.0.status', 'active'),
        );
        $this->get('/bonus/genweb-boost-bonuses?from=2026-11-23')->assertInertia(
            fn ($page) => $page->component('Bonus/GenwebBoostBonuses')->has('bonuses', 1)->where('bonuses.0.boost_permille', 125),
        );
        $this->get('/bonus/genweb-bonuses?status=cancelled')->assertInertia(fn ($page) => $page->has('bonuses', 0));
        $this->assertStringContainsString('25.00', $this->get('/bonus/genweb-bonuses/export?reason=Monthly+check')->streamedContent());
    }

    public function test_missing_or_closed_account_gets_no_bonus(): void
    {
        $account = SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'operator_site_id' => OperatorSite::factory()->createOne(['platform' => 'genweb'])->id]);

        foreach (['missing', 'closed'] as $status) {
            $account->update(['status' => $status]);
            $this->give(['operator_site_id' => $account->operator_site_id])->assertSessionHasErrors('operator_site_id');
        }
        $this->assertSame(0, GenwebBonus::query()->count());
    }

    public function test_file_of_boosts_has_them_in_percent(): void
    {
        $this->boost();
        $this->boost(['boost' => '15']);

        $file = $this->get('/bonus/genweb-boost-bonuses/export?reason=Monthly+check')->streamedContent();

        $this->assertStringContainsString('Market,Boost (%),', $file);
        $this->assertStringContainsString('Flemington R7,12.5,', $file);
        $this->assertStringContainsString('Flemington R7,15,', $file);
    }

    public function test_excluded_client_gets_neither_and_the_refusal_has_a_receipt(): void
    {
        $this->client->forceFill(['is_barred' => true])->save();

        $this->give()->assertSessionHasErrors(['pin' => 'This client gets no bonuses. An account manager can see why.']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewGenwebBoostBonuses, Ability::ViewClients)->createOne());
        $this->boost()->assertSessionHasErrors(['pin' => 'This client is barred and gets no bonuses.']);

        $this->assertSame(0, GenwebBonus::query()->count());
        $this->assertSame([false, false], PermissionReceipt::query()->where('person_id', $this->client->id)->pluck('is_allowed')->all());
    }

    public function test_stake_limit_counts_bonuses_in_genweb(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'kind' => 'stake', 'amount_cents' => 4_000, 'period' => 'day', 'effective_at' => now()->subDay()]);

        $this->give()->assertSessionHasNoErrors();
        $this->give(['amount' => '15.01'])->assertSessionHasErrors('pin');
        GenwebBonus::query()->update(['cancelled_at' => now()]);
        $this->give(['amount' => '15.01'])->assertSessionHasNoErrors();
    }

    public function test_client_gets_a_promotion_once_at_a_time_in_genweb_or_in_paddock(): void
    {
        $inGenweb = ['bonus_promotion_id' => 'The client already has this promotion in Genweb. They can get it again after it expires or is cancelled.'];
        $other = Client::factory()->createOne(['company_id' => $this->promotion->company_id]);
        GenwebBonus::factory()->createOne(['client_id' => $other->id, 'bonus_promotion_id' => $this->promotion->id]);

        $this->give()->assertSessionHasNoErrors();
        $this->give(['amount' => '20'])->assertSessionHasErrors($inGenweb);
        $this->boost(['bonus_promotion_id' => $this->promotion->id])->assertSessionHasErrors($inGenweb);
        $this->boost()->assertSessionHasNoErrors();
        $this->boost(['market' => 'Flemington R8'])->assertSessionHasNoErrors();
        $this->grant()->assertSessionHasErrors($inGenweb);
        $this->assertTrue($this->inertia(route('clients.bonuses', $this->client), ['promotions'], 'Clients/Bonuses')->json('props.promotions.0.is_running'));

        GenwebBonus::query()->where('client_id', $this->client->id)->update(['cancelled_at' => now()]);
        $this->grant()->assertSessionHasNoErrors();
        $this->actingAs($this->giver)->give()->assertSessionHasErrors([
            'bonus_promotion_id' => 'The client already has this promotion. They can get it again after it is used, expired or reversed.',
        ]);

        BonusClaim::query()->update(['status' => 'used']);
        $this->give()->assertSessionHasNoErrors();
        GenwebBonus::query()->where('client_id', $this->client->id)->update(['expires_at' => now()]);
        $this->give()->assertSessionHasNoErrors();
    }

    public function test_rule_of_the_promotion_decides(): void
    {
        $rule = BonusRule::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'predicate' => ['states' => ['NSW'], 'max_claims' => 1]]);

        $this->give()->assertSessionHasNoErrors();
        GenwebBonus::query()->update(['expires_at' => now()]);
        $this->give(['amount' => '20'])->assertSessionHasErrors(['bonus_promotion_id' => 'The rule of this promotion refuses this client. Has not had this promotion before: Had it once.']);
        $this->assertSame($rule->id, GenwebBonus::query()->sole()->bonus_rule_id);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['pin' => '9999'], 'pin', 'There is no client with this PIN.'])]
    #[TestWith([['amount' => '50.01'], 'amount', 'The maximum for this promotion is $50.00.'])]
    #[TestWith([['amount' => '0'], 'amount', 'Enter an amount above $0, such as 50 or 50.50.'])]
    #[TestWith([['bonus_promotion_id' => ''], 'bonus_promotion_id', 'Choose a promotion.'])]
    #[TestWith([['bonus_promotion_id' => '999'], 'bonus_promotion_id', 'This promotion is not running for the client’s company.'])]
    #[TestWith([['expires_on' => '2026-11-22'], 'expires_on', 'Choose a day from today to 90 days from now.'])]
    public function test_invalid_bonus_is_refused(array $change, string $field, string $why): void
    {
        $this->give($change)->assertSessionHasErrors([$field => $why]);

        $this->assertSame(0, GenwebBonus::query()->count());
    }

    #[TestWith(['0'])]
    #[TestWith(['100.5'])]
    #[TestWith(['12.55'])]
    public function test_invalid_boost_is_refused(string $boost): void
    {
        $this->boost(['boost' => $boost])->assertSessionHasErrors(['boost' => 'Enter a percentage up to 100, such as 15 or 12.5.']);
    }

    public function test_active_bonus_is_cancelled_once_with_a_reason(): void
    {
        $bonus = GenwebBonus::factory()->createOne(['client_id' => $this->client->id]);
        $path = "/bonus/genweb-bonuses/{$bonus->id}/cancellation";

        $this->put($path, ['reason' => ''])->assertSessionHasErrors('reason');
        $this->put("/bonus/genweb-boost-bonuses/{$bonus->id}/cancellation", ['reason' => 'Wrong client'])->assertNotFound();
        $this->put($path, ['reason' => 'Wrong client'])->assertSessionHas('success', 'Cancelled. Cancel it in Genweb as well.');
        $this->put($path, ['reason' => 'Wrong client'])->assertSessionHas('error', "This bonus is already cancelled by {$this->giver->full_name}, just now. Nothing was changed.");
        $expired = GenwebBonus::factory()->boost()->createOne(['expires_at' => now()->subSecond()]);
        $this->put("/bonus/genweb-boost-bonuses/{$expired->id}/cancellation", ['reason' => 'Wrong client'])->assertSessionHas('error', 'This boost has expired, so it can’t be cancelled.');

        $this->assertSame(['Wrong client', $this->giver->id], [$bonus->refresh()->cancel_reason, $bonus->cancelled_by]);
    }

    public function test_list_offers_to_cancel_active_bonuses_of_the_viewers_team_without_a_query_for_each(): void
    {
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->client->update(['account_manager_id' => $manager->id]);
        $own = GenwebBonus::factory()->createOne(['client_id' => $this->client->id]);
        $expired = GenwebBonus::factory()->createOne(['client_id' => $this->client->id, 'expires_at' => now()->subMinute()]);
        $others = GenwebBonus::factory()->createOne(['client_id' => Client::factory()->createOne(['account_manager_id' => User::factory()->createOne()->id])->id]);
        $buttons = fn (User $viewer): array => array_column($this->actingAs($viewer)->inertia('/bonus/genweb-bonuses')->json('props.bonuses'), 'can_cancel', 'id');

        $this->assertSame([$others->id => false, $expired->id => false, $own->id => true], $buttons($manager));
        $this->assertSame([$others->id => true, $expired->id => false, $own->id => true], $buttons(User::factory()->withRole(StaffRole::Marketing)->createOne()));

        $count = function () use ($buttons, $manager): int {
            DB::flushQueryLog();
            $buttons(User::query()->findOrFail($manager->id));

            return count(DB::getQueryLog());
        };
        DB::enableQueryLog();
        $few = $count();
        foreach (range(1, 5) as $ignored) {
            GenwebBonus::factory()->createOne(['client_id' => Client::factory()->createOne(['account_manager_id' => User::factory()->createOne()->id])->id]);
        }
        $this->assertSame($few, $count());
    }

    public function test_other_teams_other_abilities_and_impersonators_are_refused(): void
    {
        $this->client->update(['account_manager_id' => User::factory()->createOne()->id]);
        $bonus = GenwebBonus::factory()->createOne(['client_id' => $this->client->id]);
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->actingAs($manager)->give()->assertSessionHasErrors(['pin' => 'You can’t do this because another team manages this client.']);
        $this->put("/bonus/genweb-bonuses/{$bonus->id}/cancellation", ['reason' => 'Wrong client'])->assertSessionHas('error', 'You can’t cancel this bonus because another team manages this client.');
        $this->boost()->assertForbidden();
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne())->give()->assertSessionHasNoErrors();

        $impersonation = Impersonation::query()->create([
            'actor_id' => User::factory()
                ->withRole(StaffRole::Developer)
                ->createOne(['is_developer_staff' => true])->id,
            'reason' => 'Support',
            'target_id' => $this->giver->id,
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->actingAs($this->giver)->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->give()->assertForbidden();
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function give(array $change = []): TestResponse
    {
        return $this->post('/bonus/genweb-bonuses', ['pin' => '4711', 'bonus_promotion_id' => $this->promotion->id, 'amount' => '25', 'expires_on' => '2026-11-30', ...$change]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function boost(array $change = []): TestResponse
    {
        return $this->post('/bonus/genweb-boost-bonuses', ['pin' => '4711', 'market' => 'Flemington R7', 'boost' => '12.5', 'expires_on' => '2026-11-24', ...$change]);
    }

    /** @return TestResponse<Response> to a request for the same promotion as a bonus in Paddock */
    private function grant(): TestResponse
    {
        return $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusPromotions)->createOne())->post(
            route('clients.bonuses.store', $this->client), ['bonus_promotion_id' => $this->promotion->id, 'amount' => '25', 'explanation' => 'Loyal client'],
        );
    }
}
