<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Bonus\ApproveBonus;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\Company;
use App\Models\Impersonation;
use App\Models\RsgLimit;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Console\Command;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Exceptions;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientBonusesTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private Client $client;

    private BonusPromotion $promotion;

    private User $manager;

    private User $approver;

    protected function setUp(): void
    {
        parent::setUp();

        $this->promotion = BonusPromotion::factory()->createOne();
        $this->client = Client::factory()->createOne(['company_id' => $this->promotion->company_id, 'balance_cents' => 1_000]);
        $this->manager = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusPromotions, Ability::RiskCheckClients)->createOne();
        $this->approver = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusRules)->createOne();
    }

    public function test_bonus_is_requested_approved_by_a_colleague_claimed_credited_and_used(): void
    {
        $this->actingAs($this->manager);
        $this->grant(['amount' => '25'])->assertSessionHasNoErrors()->assertSessionHas('success');
        $claim = BonusClaim::query()->sole();
        $this->assertSame([BonusClaimStatus::Offered, 2_500, $this->manager->id, null], [$claim->status, $claim->amount_cents, $claim->requested_by, $claim->approved_by]);

        $this->move($claim, 'claimed')->assertSessionHas('error', 'This bonus is not approved yet.');
        $this->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertSessionHas('error', 'You can’t approve this bonus because you requested it.');
        $this->actingAs($this->approver)->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertSessionHas('success');
        $this->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertSessionHas('error', "This bonus is already approved by {$this->approver->full_name}. Nothing was changed.");

        $this->actingAs($this->manager);
        foreach (['claimed' => 1_000, 'credited' => 3_500, 'used' => 3_500] as $status => $balance) {
            $this->move($claim, $status)->assertSessionHas('success');
            $this->assertSame($balance, $this->client->refresh()->balance_cents);
        }
        $this->move($claim, 'expired')->assertSessionHas('error', 'This bonus is already used. Nothing was changed.');
        $this->assertSame(
            ['client.bonus_granted', 'client.bonus_approved', 'client.bonus_claimed', 'client.bonus_credited', 'client.bonus_used'],
            AuditEvent::query()->where('client_id', $this->client->id)->orderBy('id')->pluck('action')->all(),
        );
    }

    public function test_percentage_bonus_is_rounded_down(): void
    {
        $this->promotion->update(['percent' => 15, 'value_cents' => null]);

        $this->actingAs($this->manager);
        $this->grant(['amount' => '133.33'])->assertSessionHasNoErrors();

        $this->assertSame(1_999, BonusClaim::query()->sole()->amount_cents);
    }

    public function test_bonus_is_refused_when_the_client_was_excluded_after_the_offer(): void
    {
        $offered = $this->claim(BonusClaimStatus::Offered);
        $claimed = $this->claim(BonusClaimStatus::Claimed);
        $this->client->forceFill(['is_barred' => true])->save();

        $this->actingAs($this->approver)->put(route('clients.bonuses.approve', [$this->client, $offered]))->assertSessionHas('error', 'This client is barred and gets no bonuses.');
        $this->actingAs($this->manager);
        $this->move($claimed, 'credited')->assertSessionHas('error', 'This client is barred and gets no bonuses.');

        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->actingAs($this->approver)->put(route('clients.bonuses.reverse', [$this->client, $claimed]), ['reason' => 'Barred'])->assertSessionHas('success');
    }

    public function test_bonus_is_not_approved_when_the_client_was_barred_since(): void
    {
        $claim = $this->claim(BonusClaimStatus::Offered);
        $barred = Client::factory()->createOne(['is_barred' => true]);
        BonusClaim::query()->whereKey($claim->id)->update(['client_id' => $barred->id, 'approved_by' => null]);

        try {
            app(ApproveBonus::class)->handle($claim, $this->approver);
            $this->fail('It was approved.');
        } catch (OperationRefusedException $refused) {
            $this->assertStringContainsString('merged with another client', $refused->getMessage());
        }
        $this->assertNull($claim->refresh()->approved_by);
    }

    public function test_bonus_above_the_rest_of_the_stake_limit_is_not_approved_and_not_credited(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'kind' => 'stake', 'amount_cents' => 4_999, 'period' => 'day', 'effective_at' => now()->subDay()]);
        $offered = $this->claim(BonusClaimStatus::Offered, approved: false);

        $this->actingAs($this->approver)->put(route('clients.bonuses.approve', [$this->client, $offered]))->assertSessionHas('error', fn (string $why): bool => str_starts_with($why, 'The client’s stake limit is $49.99 a day'));
        $this->actingAs($this->manager);
        $this->move($this->claim(BonusClaimStatus::Claimed), 'credited')->assertSessionHas('error', fn (string $why): bool => str_starts_with($why, 'The client’s stake limit is $49.99 a day'));

        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
    }

    public function test_credited_bonus_is_debited_when_reversed_or_expired(): void
    {
        $reversed = $this->claim(BonusClaimStatus::Claimed);
        $expired = $this->claim(BonusClaimStatus::Claimed);
        $expired->update(['bonus_promotion_id' => BonusPromotion::factory()->createOne()->id]);
        $this->actingAs($this->manager);
        $this->move($reversed, 'credited');
        $this->move($expired, 'credited');
        $this->assertSame(11_000, $this->client->refresh()->balance_cents);

        $this->actingAs($this->approver)->put(route('clients.bonuses.reverse', [$this->client, $reversed]))->assertSessionHasErrors(['reason' => 'Enter a reason.']);
        $this->put(route('clients.bonuses.reverse', [$this->client, $reversed]), ['reason' => 'Given by mistake'])->assertSessionHas('success');
        $expired->update(['expires_at' => now()->subMinute()]);
        Artisan::call('bonuses:expire');
        Artisan::call('bonuses:expire');

        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->assertSame(['Given by mistake', BonusClaimStatus::Expired], [$reversed->refresh()->reason, $expired->refresh()->status]);
    }

    public function test_fault_with_one_bonus_does_not_keep_the_others_from_expiring(): void
    {
        [$faulty, $other] = [$this->claim(BonusClaimStatus::Claimed), $this->claim(BonusClaimStatus::Claimed)];
        BonusClaim::query()->whereKey([$faulty->id, $other->id])->update(['expires_at' => now()->subMinute()]);
        DB::listen(static function (QueryExecuted $query) use ($faulty): void {
            $subject = array_search('bonus_claim', $query->bindings, true);
            if (str_contains($query->sql, 'audit_events') && str_starts_with($query->sql, 'insert') && is_int($subject) && $query->bindings[$subject + 1] === $faulty->id) {
                throw new RuntimeException('The disk is full.');
            }
        });

        Exceptions::fake();

        $this->assertSame(Command::SUCCESS, Artisan::call('bonuses:expire'));

        $this->assertSame([BonusClaimStatus::Claimed, BonusClaimStatus::Expired], [$faulty->refresh()->status, $other->refresh()->status]);
        Exceptions::assertReportedCount(1);
    }

    public function test_expired_bonus_is_neither_claimed_nor_credited_before_the_hourly_run(): void
    {
        $this->actingAs($this->manager);
        foreach ([[BonusClaimStatus::Offered, 'claimed'], [BonusClaimStatus::Claimed, 'credited']] as [$status, $next]) {
            $claim = $this->claim($status);
            $claim->update(['approved_by' => $this->approver->id, 'expires_at' => now()->subMinute()]);

            $this->move($claim, $next)->assertSessionHas('error', 'This bonus has expired.');

            $this->assertSame($status, $claim->refresh()->status);
        }
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
    }

    /** @return iterable<string, array{array<string, string>, string, string}> */
    public static function unfit(): iterable
    {
        yield 'no promotion' => [['bonus_promotion_id' => ''], 'bonus_promotion_id', 'Choose a promotion.'];
        yield 'no amount' => [['amount' => ''], 'amount', 'Enter the amount.'];
        yield 'nothing' => [['amount' => '0.00'], 'amount', 'Enter an amount above $0, such as 50 or 50.50.'];
        yield 'more than the promotion gives' => [['amount' => '50.01'], 'amount', 'The maximum for this promotion is $50.00.'];
        yield 'no explanation' => [['explanation' => ''], 'explanation', 'Enter an explanation for this bonus.'];
    }

    /** @param  array<string, string>  $change */
    #[DataProvider('unfit')]
    public function test_invalid_bonus_is_refused(array $change, string $field, string $why): void
    {
        $this->actingAs($this->manager);
        $this->grant($change)->assertSessionHasErrors([$field => $why]);

        $this->assertSame(0, BonusClaim::query()->count());
    }

    public function test_only_running_promotions_of_the_company_are_granted_once_at_a_time(): void
    {
        $this->actingAs($this->manager);
        $other = Company::query()->create(['slug' => 'other', 'name' => 'Other', 'color' => '#000000']);
        foreach ([['status' => 'paused'], ['ends_at' => now()->subMinute()], ['starts_at' => now()->addDay()], ['company_id' => $other->id]] as $change) {
            $unfit = BonusPromotion::factory()->createOne($change);
            $this->grant(['bonus_promotion_id' => (string) $unfit->id])->assertSessionHasErrors(['bonus_promotion_id' => 'This promotion is not running for the client’s company.']);
        }

        $this->grant()->assertSessionHasNoErrors();
        $this->grant()->assertSessionHasErrors('bonus_promotion_id');
        BonusClaim::query()->update(['status' => BonusClaimStatus::Used]);
        $this->grant()->assertSessionHasNoErrors();
        $this->assertSame([['id' => $this->promotion->id, 'is_running' => true]], array_map(
            static fn (array $promotion): array => ['id' => $promotion['id'], 'is_running' => $promotion['is_running']],
            $this->inertia(route('clients.bonuses', $this->client), ['promotions'], 'Clients/Bonuses')->json('props.promotions'),
        ));
    }

    public function test_excluded_or_closed_client_gets_no_bonus(): void
    {
        $this->actingAs($this->manager);

        foreach ([['status' => ClientStatus::Closed], ['is_barred' => true], ['betstop_state' => BetstopState::Registered]] as $state) {
            $client = Client::factory()->createOne(['company_id' => $this->promotion->company_id]);
            Client::query()->whereKey($client->id)->update($state);
            $this->grant(client: $client)->assertSessionHasErrors('bonus_promotion_id');
        }
        $this->assertSame(0, BonusClaim::query()->count());
    }

    public function test_each_step_needs_its_ability_and_is_forbidden_while_impersonating(): void
    {
        $claim = $this->claim(BonusClaimStatus::Offered, approved: false);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->get(route('clients.bonuses', $this->client))->assertOk();
        $this->grant()->assertForbidden();
        $this->move($claim, 'claimed')->assertForbidden();
        $this->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertForbidden();
        $this->put(route('clients.bonuses.reverse', [$this->client, $claim]), ['reason' => 'No'])->assertForbidden();

        $this->actingAs($this->manager)->put(route('clients.bonuses.reverse', [Client::factory()->createOne(), $claim]), ['reason' => 'No'])->assertNotFound();
        $this->move($claim, 'reversed')->assertSessionHasErrors('status');

        $impersonation = Impersonation::query()->create(['actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne(['is_developer_staff' => true])->id, 'reason' => 'Support', 'target_id' => $this->manager->id, 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->grant()->assertForbidden();
        $this->put(route('clients.bonuses.approve', [$this->client, $claim]))->assertForbidden();
    }

    public function test_account_manager_grants_bonuses_only_to_own_clients(): void
    {
        $this->client->update(['account_manager_id' => User::factory()->createOne()->id]);

        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());
        $this->grant()->assertForbidden();
    }

    public function test_page_lists_claims_with_the_steps_of_the_viewer(): void
    {
        $this->claim(BonusClaimStatus::Offered, approved: false);
        $this->claim(BonusClaimStatus::Credited);
        $rows = fn (User $viewer, array $query = []): array => $this->actingAs($viewer)
            ->inertia(route('clients.bonuses', [$this->client, ...$query]), ['claims', 'meta'], 'Clients/Bonuses')->assertOk()->json('props.claims');

        $this->assertSame([['used', 'reversed'], ['expired', 'reversed']], array_column($rows($this->manager), 'next'));
        $this->assertSame([false, true], array_column($rows($this->approver), 'can_approve'));
        $this->assertSame(['credited'], array_column($rows($this->approver, ['status' => 'credited,used']), 'status'));
    }

    private function claim(BonusClaimStatus $status, bool $approved = true): BonusClaim
    {
        return BonusClaim::factory()->createOne([
            'client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'status' => $status, 'requested_by' => $this->manager->id,
            'approved_by' => $approved ? $this->approver->id : null,
        ]);
    }

    /**
     * @param  array<string, string>  $change
     * @return TestResponse<Response>
     */
    private function grant(array $change = [], ?Client $client = null): TestResponse
    {
        return $this->post(route('clients.bonuses.store', $client ?? $this->client), ['bonus_promotion_id' => (string) $this->promotion->id, 'amount' => '50', 'explanation' => 'Welcome back', ...$change]);
    }

    /** @return TestResponse<Response> */
    private function move(BonusClaim $claim, string $status): TestResponse
    {
        return $this->put(route('clients.bonuses.update', [$this->client, $claim]), ['status' => $status]);
    }
}
