<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Models\AuditEvent;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\GenwebBonus;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** The rule of a promotion: its editor, and what it does to bonuses. */
final class BonusRuleTest extends TestCase
{
    use RefreshDatabase;

    private BonusPromotion $promotion;

    private Client $client;

    private User $manager;

    private User $approver;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        ClientRating::query()->insert([['value' => 1, 'description' => 'VIP', 'color' => 'green'], ['value' => 2, 'description' => 'Good', 'color' => 'blue']]);
        $this->promotion = BonusPromotion::factory()->createOne(['title' => 'Carnival 50']);
        $this->client = Client::factory()->createOne([
            'company_id' => $this->promotion->company_id,
            'state' => 'NSW',
            'status' => 'active',
            'client_rating' => 3,
            'last_bet_at' => '2026-11-13 02:00:00',
            'pin' => '4711',
        ]);
        $this->manager = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusPromotions)->createOne();
        $this->approver = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusRules)->createOne();
    }

    public function test_saved_rule_is_a_new_version_and_a_colleagues_version_is_a_conflict(): void
    {
        $this->actingAs($this->approver)
            ->save(['states' => ['NSW', 'VIC'], 'min_deposits' => '1,000', 'deposits_days' => '30', 'version' => 0])
            ->assertSessionHas('success', 'Rule saved. It applies straight away.');
        $this->save(['states' => ['QLD'], 'version' => 0])->assertSessionHasErrors('version');
        $this->save(['states' => ['VIC', 'NSW'], 'min_deposits' => '1000.00', 'deposits_days' => '30', 'version' => 1])->assertSessionHas('error', 'Nothing has changed, so there is no new version.');
        $this->save(['version' => 1])->assertSessionHas('success');

        $this->assertSame(
            [[], ['states' => ['NSW', 'VIC'], 'min_deposits_cents' => 100_000, 'deposits_days' => 30]],
            BonusRule::query()->orderByDesc('version')->pluck('predicate')->all(),
        );
        $this->assertSame(
            ['State is NSW or VIC', 'Deposited at least $1,000.00 in the last 30 days'],
            AuditEvent::query()->where('action', 'bonus_rule.changed')->oldest('id')->firstOrFail()->after['conditions'],
        );
        $this->get("/bonus/rules/{$this->promotion->id}")
            ->assertOk()
            ->assertInertia(
                fn ($page) => $page->component('Bonus/Rule')->where('version', 2)->has('versions', 2)->where('form.states', []),
            );
        $this->get('/bonus/rules?rule=yes&search=carnival')->assertInertia(
            fn ($page) => $page
                ->component('Bonus/Rules')
                ->has('rules', 1)
                ->where('rules.0.version', 2)
                ->where('rules.0.conditions', []),
        );
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function invalid(): iterable
    {
        yield 'unknown state' => [['states' => ['XX']], 'states.0'];
        yield 'closed clients' => [['statuses' => ['closed']], 'statuses.0'];
        yield 'amount without days' => [['min_turnover' => '500'], 'turnover_days'];
        yield 'days without an amount' => [['deposits_days' => '7'], 'min_deposits'];
        yield 'no days' => [['no_bet_days' => '0'], 'no_bet_days'];
        yield 'no claims' => [['max_claims' => '0'], 'max_claims'];
    }

    /** @param  array<string, mixed>  $fields */
    #[DataProvider('invalid')]
    public function test_invalid_rule_is_refused(array $fields, string $field): void
    {
        $this->actingAs($this->approver)->save([...$fields, 'version' => 0])->assertSessionHasErrors($field);

        $this->assertSame(0, BonusRule::query()->count());
    }

    public function test_page_needs_the_ability_and_is_hidden_from_database_only_users(): void
    {
        $this->actingAs($this->manager)->get('/bonus/rules')->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusRules, Ability::CanViewDatabaseOnly)->createOne())->get('/bonus/rules')->assertForbidden();
    }

    /** @return iterable<string, array{array<string, mixed>, string|null}> the rule, and the condition that refuses the client */
    public static function rules(): iterable
    {
        yield 'no conditions' => [[], null];
        yield 'state' => [['states' => ['NSW']], null];
        yield 'other state' => [['states' => ['VIC']], 'State is VIC: NSW.'];
        yield 'other status' => [['statuses' => ['dormant']], 'Status is dormant: Active.'];
        yield 'other rating' => [['ratings' => [1, 2]], 'Rating is 1 or 2: 3.'];
        yield 'deposits' => [['min_deposits_cents' => 1, 'deposits_days' => 30], 'Deposited at least $0.01 in the last 30 days: $0.00.'];
        yield 'turnover' => [['min_turnover_cents' => 2_000, 'turnover_days' => 30], null];
        yield 'more turnover' => [['min_turnover_cents' => 2_001, 'turnover_days' => 30], 'Bet at least $20.01 in the last 30 days: $20.00.'];
        yield 'turnover of fewer days' => [['min_turnover_cents' => 2_000, 'turnover_days' => 9], 'Bet at least $20.00 in the last 9 days: $0.00.'];
        yield 'pause' => [['no_bet_days' => 10], null];
        yield 'longer pause' => [['no_bet_days' => 11], 'No bet for 11 days before the offer: Last bet 10 days before.'];
        yield 'bonus in Genweb' => [['no_bonus_days' => 3], 'No bonus for 3 days: Last bonus 2 days before.'];
        yield 'bonus long enough ago' => [['no_bonus_days' => 2], null];
        yield 'had it in Genweb' => [['max_claims' => 1], 'Has not had this promotion before: Had it once.'];
        yield 'had it once of two' => [['max_claims' => 2], null];
    }

    /** @param  array<string, mixed>  $predicate */
    #[DataProvider('rules')]
    public function test_bonus_is_offered_only_to_clients_who_meet_the_rule(array $predicate, ?string $failed): void
    {
        $rule = $this->rule($predicate);
        $bet = ['client_id' => $this->client->id, 'placed_at' => '2026-11-13 02:00:00', 'stake_cents' => 2_000];
        Bet::factory()->createOne($bet);
        Bet::factory()->createOne([...$bet, 'is_bonus' => true]);
        Bet::factory()->createOne([...$bet, 'status' => 'void']);
        GenwebBonus::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'given_at' => now()->subDays(2), 'expires_at' => now()->subDay()]);
        GenwebBonus::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'cancelled_at' => now()]);
        BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'status' => BonusClaimStatus::Reversed, 'credited_at' => now()]);

        $answer = $this->actingAs($this->manager)->grant();

        if ($failed === null) {
            $answer->assertSessionHasNoErrors();
            $this->assertSame($rule->id, BonusClaim::query()->latest('id')->firstOrFail()->bonus_rule_id);
        } else {
            $answer->assertSessionHasErrors(['bonus_promotion_id' => "The rule of this promotion refuses this client. {$failed}"]);
            $this->assertSame(1, BonusClaim::query()->count());
        }
        $check = $this->actingAs($this->approver)
            ->preview([...self::typed($predicate), 'pin' => '4711'])
            ->json();
        $this->assertSame(
            $failed === null ? 0 : 1,
            count(
                array_filter(
                    $check['client']['results'],
                    static fn (array $result): bool => ! $result['is_met']
                        && str_starts_with((string) $failed, $result['condition']),
                ),
            ),
        );
    }

    public function test_promotion_without_a_rule_works_as_before(): void
    {
        $this->actingAs($this->manager)->grant()->assertSessionHasNoErrors();

        $this->assertNull(BonusClaim::query()->sole()->bonus_rule_id);
    }

    public function test_offered_bonus_is_approved_and_credited_only_by_the_rule_of_that_moment(): void
    {
        $this->rule(['states' => ['NSW']]);
        $this->actingAs($this->manager)->grant()->assertSessionHasNoErrors();
        $claim = BonusClaim::query()->sole();
        $this->rule(['states' => ['VIC']], 2);
        $refused = 'The rule of this promotion refuses this client. State is VIC: NSW.';

        $this->actingAs($this->approver)->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertSessionHas('error', $refused);
        $this->assertNull($claim->refresh()->approved_by);

        $claim->update(['approved_by' => $this->approver->id]);
        $this->actingAs($this->manager)->move($claim, 'claimed')->assertSessionHas('success');
        $this->move($claim, 'credited')->assertSessionHas('error', $refused);
        $this->assertSame([BonusClaimStatus::Claimed, 0], [$claim->refresh()->status, $this->client->refresh()->balance_cents]);

        $third = $this->rule(['states' => ['VIC', 'NSW'], 'max_claims' => 1], 3);
        $this->move($claim, 'credited')->assertSessionHas('success');
        $this->assertSame([$third->id, 5_000], [$claim->refresh()->bonus_rule_id, $this->client->refresh()->balance_cents]);
        $this->assertSame(3, AuditEvent::query()->where('action', 'client.bonus_credited')->sole()->after['rule_version']);
    }

    public function test_bet_after_the_offer_keeps_the_bonus_and_another_bonus_does_not(): void
    {
        $this->rule(['no_bet_days' => 10, 'no_bonus_days' => 30]);
        $claim = BonusClaim::factory()->createOne([
            'client_id' => $this->client->id,
            'bonus_promotion_id' => $this->promotion->id,
            'status' => BonusClaimStatus::Claimed,
            'approved_by' => $this->approver->id,
        ]);
        Bet::factory()->createOne(['client_id' => $this->client->id, 'placed_at' => '2026-11-13 02:00:00']);
        $this->travel(1)->hours();
        Client::query()->whereKey($this->client->id)->update(['last_bet_at' => now()]);
        Bet::factory()->createOne(['client_id' => $this->client->id, 'placed_at' => now()]);
        $other = BonusClaim::factory()->createOne([
            'client_id' => $this->client->id,
            'status' => BonusClaimStatus::Credited,
            'credited_at' => now(),
        ]);

        $this->actingAs($this->manager)
            ->move($claim, 'credited')
            ->assertSessionHas(
                'error',
                'The rule of this promotion refuses this client. No bonus for 30 days: Last bonus less than a day before.',
            );
        $other->delete();
        $this->move($claim, 'credited')->assertSessionHas('success');
    }

    public function test_client_who_changed_company_is_not_credited(): void
    {
        $this->rule(['states' => ['NSW']]);
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'status' => BonusClaimStatus::Claimed]);
        $this->client->update(['company_id' => Company::query()->create(['slug' => 'other', 'name' => 'Other', 'color' => '#000000'])->id]);

        $this->actingAs($this->manager)->move($claim, 'credited')->assertSessionHas('error', 'The rule of this promotion refuses this client. Client of Regal Bet: Other.');
    }

    public function test_preview_counts_the_company_without_excluded_clients(): void
    {
        foreach ([['is_barred' => true], ['status' => 'closed'], ['state' => 'QLD']] as $other) {
            Client::factory()->createOne(['company_id' => $this->promotion->company_id, 'state' => 'NSW', 'status' => 'active', ...$other]);
        }
        $answer = $this->actingAs($this->approver)->preview(['states' => 'NSW,VIC'])->assertOk();
        $this->assertSame([1, false, 4, true, '4711', null], [$answer['count'], $answer['is_capped'], $answer['checked'], $answer['is_complete'], $answer['examples'][0]['pin'], $answer['client']]);

        Client::query()->whereKey($this->client->id)->update(['is_barred' => true]);
        $this->assertTrue($this->preview(['pin' => '4711'])->json('client.is_protected'));
        $this->preview(['pin' => 'none'])->assertJsonValidationErrors('pin');
        $this->assertSame(0, BonusRule::query()->count());
    }

    /** @param  array<string, mixed>  $predicate */
    private function rule(array $predicate, int $version = 1): BonusRule
    {
        return BonusRule::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'predicate' => $predicate, 'version' => $version]);
    }

    /**
     * @param  array<string, mixed>  $predicate
     * @return array<string, mixed> the fields of the form
     */
    private static function typed(array $predicate): array
    {
        $fields = [];
        foreach ($predicate as $key => $value) {
            $fields[str_replace('_cents', '', $key)] = str_ends_with($key, '_cents') ? number_format($value / 100, 2) : (is_array($value) ? implode(',', $value) : $value);
        }

        return $fields;
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function save(array $fields): TestResponse
    {
        return $this->put("/bonus/rules/{$this->promotion->id}", $fields);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function preview(array $fields): TestResponse
    {
        return $this->getJson("/bonus/rules/{$this->promotion->id}/preview?".http_build_query($fields));
    }

    /** @return TestResponse<Response> */
    private function grant(): TestResponse
    {
        return $this->post(route('clients.bonuses.store', $this->client), ['bonus_promotion_id' => (string) $this->promotion->id, 'amount' => '50', 'explanation' => 'Welcome back']);
    }

    /** @return TestResponse<Response> */
    private function move(BonusClaim $claim, string $status): TestResponse
    {
        return $this->put(route('clients.bonuses.update', [$this->client, $claim]), ['status' => $status]);
    }
}
