<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Domain\DepositMatching\AccuracyMeasure;
use App\Enums\GuideValue;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\MatchDecision;
use App\Models\MatchRule;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\DepositMatching\TakesDepositsIn;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

final class MatchRulesTest extends TestCase
{
    use RefreshDatabase, SetsGuideValues, TakesDepositsIn;

    public function test_page_shows_the_accuracy_of_past_decisions(): void
    {
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 5000], [GuideValue::AutoMatchDecisions, 2]]);
        $this->decided('pin+name', 95, 4, 0);
        $this->decided('name', 60, 1, 2);
        $this->decided('name+contested', 30, 3, 0);
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());

        $this->get('/deposits/matching')->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page->component('Deposits/Matching')
            ->where('can_switch', false)->where('is_stopped', false)->where('least_precision', 0.5)->where('least_sample', 2)
            ->loadDeferredProps(static fn (AssertableInertia $page) => $page
                ->where('rules.0.signature', 'pin+name')->where('rules.0.label', 'PIN + Full name')->where('rules.0.state', 'on')
                ->where('rules.0.sample', 4)->where('rules.0.right', 4)->where('rules.0.wrong', 0)->where('rules.0.precision', 1)
                ->where('rules.1.label', 'Full name')->where('rules.1.state', 'unproved')->where('rules.1.wrong', 2)
                ->where('rules.2.label', 'Full name, other clients also match')->where('rules.2.state', 'never')
                ->where('bands.0.from', 90)->where('bands.0.to', 100)->where('bands.0.right', 4)->where('bands.2.wrong', 2)->where('bands.4.sample', 3)->etc())->etc());
    }

    public function test_payments_manager_can_stop_and_start_automatic_matching(): void
    {
        $manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['first_name' => 'Priya', 'last_name' => 'Nair']);
        $this->actingAs($manager)->from('/deposits/matching');
        $this->decided('pin+name', 95, 1, 0);

        $this->put('/deposits/matching', ['rule' => '*', 'is_stopped' => true])->assertRedirect('/deposits/matching')->assertSessionHas('success', 'Automatic matching is stopped.');
        $this->put('/deposits/matching', ['rule' => '*', 'is_stopped' => true])->assertSessionHas('success', 'Automatic matching was already stopped.');
        $this->get('/deposits/matching')->assertInertia(static fn (AssertableInertia $page) => $page->where('is_stopped', true)->where('stopped_by', 'Priya Nair')->where('can_switch', true)->etc());
        $this->put('/deposits/matching', ['rule' => '*', 'is_stopped' => false])->assertSessionHas('success', 'Automatic matching is on.');
        $this->put('/deposits/matching', ['rule' => 'pin+name', 'is_stopped' => true])->assertSessionHas('success');

        $this->assertTrue(MatchRule::query()->where('signature', 'pin+name')->sole()->is_stopped);
        $this->assertSame(
            [['all rules', $manager->id], ['all rules', $manager->id], ['PIN + Full name', $manager->id]],
            AuditEvent::query()
                ->where('action', 'like', 'auto_match.%')
                ->orderBy('id')
                ->get()
                ->map(static fn (AuditEvent $event): array => [$event->after['rule'], $event->actor_id])
                ->all(),
        );
    }

    #[TestWith([StaffRole::PaymentsOfficer])]
    #[TestWith([StaffRole::AccountManager])]
    #[TestWith([StaffRole::RiskAnalyst])]
    public function test_other_roles_cannot_switch_automatic_matching(StaffRole $role): void
    {
        $this->actingAs(User::factory()->withRole($role)->createOne())->put('/deposits/matching', ['rule' => '*', 'is_stopped' => true])->assertForbidden();
        $this->assertSame(0, MatchRule::query()->count());
    }

    public function test_unknown_rule_is_refused(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne());

        $this->putJson('/deposits/matching', ['rule' => 'made-up', 'is_stopped' => true])->assertJsonValidationErrors('rule');
        $this->putJson('/deposits/matching', ['rule' => '*'])->assertJsonValidationErrors('is_stopped');
        $this->assertSame(0, MatchRule::query()->count());
    }

    #[TestWith([0, 0, 0.0])]
    #[TestWith([1, 0, 0.2065])]
    #[TestWith([50, 0, 0.9287])]
    #[TestWith([95, 5, 0.8882])]
    #[TestWith([765, 0, 0.995])]
    public function test_wilsons_bound_is_below_the_bare_share(int $right, int $wrong, float $bound): void
    {
        $this->assertEqualsWithDelta($bound, (new AccuracyMeasure($right, $wrong))->lowerBound(), 0.0001);
    }

    #[Group('sqlite')]
    public function test_the_latest_decisions_are_found_by_index(): void
    {
        $query = DB::table('match_decisions')->where('signature', 'name')->whereNotNull('decided_at')->orderByDesc('decided_at')->limit(2_000)->select(['signature', 'is_right']);
        $plan = implode("\n", array_column(DB::select("explain query plan {$query->toSql()}", $query->getBindings()), 'detail'));

        $this->assertStringContainsString('COVERING INDEX match_decisions_signature_decided_at_is_right_index (signature=? AND decided_at>?)', $plan);
        $this->assertStringNotContainsString('TEMP B-TREE', $plan);
    }

    private function decided(string $signature, int $score, int $right, int $wrong): void
    {
        $client = Client::factory()->createOne();
        MatchRule::query()->insertOrIgnore(['signature' => $signature]);
        for ($i = 0; $i < $right + $wrong; $i++) {
            MatchDecision::create([
                'deposit_id' => $this->deposit("Old {$signature} {$i}")->id,
                'proposed_client_id' => $client->id,
                'score' => $score,
                'signature' => $signature,
                'is_right' => $i < $right,
                'decided_at' => now(),
            ]);
        }
    }
}
