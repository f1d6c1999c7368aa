<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Enums\BonusClaimStatus;
use App\Enums\BonusPromotionStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Bonuses whose promotion or client changed after the request, or whose time is over. */
final class OutdatedBonusTest extends TestCase
{
    use RefreshDatabase;

    private const NOT_RUNNING = 'This promotion is not running for the client’s company.';

    private BonusPromotion $promotion;

    private Client $client;

    private BonusClaim $claim;

    protected function setUp(): void
    {
        parent::setUp();
        $this->promotion = BonusPromotion::factory()->createOne(['value_cents' => 50_000]);
        $this->client = Client::factory()->createOne(['company_id' => $this->promotion->company_id, 'balance_cents' => 0]);
        $this->claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'bonus_promotion_id' => $this->promotion->id, 'amount_cents' => 50_000]);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewBonusPromotions, Ability::ViewBonusRules)->createOne());
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['status' => BonusPromotionStatus::Ended], self::NOT_RUNNING])]
    #[TestWith([['status' => BonusPromotionStatus::Paused], self::NOT_RUNNING])]
    #[TestWith([['ends_at' => '2026-11-01 00:00:00'], self::NOT_RUNNING])]
    #[TestWith([['value_cents' => 2_000], 'The maximum for this promotion is $20.00. Reverse this bonus and request a smaller one.'])]
    public function test_requested_bonus_is_not_approved_after_its_promotion_changed(array $change, string $why): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $this->promotion->update(['starts_at' => null, 'ends_at' => null, ...$change]);

        $this->approve()->assertSessionHas('error', $why);

        $this->assertNull($this->claim->refresh()->approved_by);
    }

    #[TestWith(['2026-11-24 12:59:59'])]
    #[TestWith(['2026-12-31 12:59:59'])]
    #[TestWith([null])]
    public function test_approved_bonus_expires_when_its_promotion_ends_now(?string $end): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $this->claim->update(['expires_at' => '2026-11-30 12:59:59']);
        $this->promotion->update(['starts_at' => null, 'ends_at' => $end]);

        $this->approve()->assertSessionHas('success');

        $this->assertSame($end, $this->claim->refresh()->expires_at?->toDateTimeString());
    }

    public function test_requested_bonus_expires_when_its_promotion_is_ended(): void
    {
        $this->claim->update(['expires_at' => null]);
        $approved = BonusClaim::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'approved_by' => User::factory()->createOne()->id, 'expires_at' => null]);

        $this->put("/bonus/bonus-promotions/{$this->promotion->id}/status", ['status' => 'ended', 'version' => 1])->assertSessionHas('success');
        Artisan::call('bonuses:expire');

        $this->assertSame([BonusClaimStatus::Expired, BonusClaimStatus::Offered], [$this->claim->refresh()->status, $approved->refresh()->status]);
    }

    #[TestWith(['2026-12-24', '2026-12-24 12:59:59'])]
    #[TestWith(['', null])]
    public function test_requested_bonus_expires_at_the_changed_end_of_its_promotion(string $endsOn, ?string $end): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $this->promotion->update(['status' => BonusPromotionStatus::Paused, 'ends_at' => '2026-11-24 12:59:59']);
        $this->claim->update(['expires_at' => '2026-11-24 12:59:59']);

        $this->put("/bonus/bonus-promotions/{$this->promotion->id}", [
            'title' => $this->promotion->title, 'percent' => '', 'amount' => '500', 'starts_on' => '', 'ends_on' => $endsOn, 'version' => 1,
        ])->assertSessionHas('success');
        $this->travelTo('2026-11-26 02:00:00');
        Artisan::call('bonuses:expire');

        $this->assertSame([BonusClaimStatus::Offered, $end], [$this->claim->refresh()->status, $this->claim->expires_at?->toDateTimeString()]);
    }

    public function test_requested_bonus_is_not_approved_after_the_client_changed_company(): void
    {
        $this->changeCompany();

        $this->approve()->assertSessionHas('error', self::NOT_RUNNING);

        $this->assertNull($this->claim->refresh()->approved_by);
    }

    #[TestWith([false])]
    #[TestWith([true])]
    public function test_bonus_without_conditions_is_not_credited_after_the_client_changed_company(bool $hasRule): void
    {
        if ($hasRule) {
            BonusRule::factory()->createOne(['bonus_promotion_id' => $this->promotion->id, 'predicate' => []]);
        }
        $this->approve()->assertSessionHas('success');
        $this->move('claimed')->assertSessionHas('success');
        $this->changeCompany();

        $this->move('credited')->assertSessionHas('error', 'This promotion is for clients of another company.');

        $this->assertSame([0, BonusClaimStatus::Claimed], [$this->client->refresh()->balance_cents, $this->claim->refresh()->status]);
    }

    public function test_preview_without_conditions_refuses_a_client_of_another_company(): void
    {
        $preview = fn (): mixed => $this->getJson("/bonus/rules/{$this->promotion->id}/preview?pin={$this->client->pin}")->assertOk()->json('client.results.*.is_met');
        $this->assertSame([true], $preview());

        $this->changeCompany();

        $this->assertSame([false], $preview());
    }

    public function test_approved_bonus_is_credited_after_its_promotion_was_paused(): void
    {
        $this->approve()->assertSessionHas('success');
        $this->promotion->update(['status' => BonusPromotionStatus::Paused, 'value_cents' => 2_000]);

        $this->move('claimed')->assertSessionHas('success');
        $this->move('credited')->assertSessionHas('success');

        $this->assertSame(50_000, $this->client->refresh()->balance_cents);
    }

    private function changeCompany(): void
    {
        $this->client->update(['company_id' => Company::query()->create(['slug' => 'outback-88', 'name' => 'Outback 88', 'color' => '#aa0000'])->id]);
    }

    /** Otherwise the right to request bonuses would be enough to take one back, without a reason. */
    public function test_credited_bonus_is_not_marked_as_expired_before_it_expires(): void
    {
        $mark = fn (): TestResponse => $this->put(route('clients.bonuses.update', [$this->client, $this->claim]), ['status' => 'expired']);

        foreach ([null, now()->addMinute()] as $expiresAt) {
            $this->claim->update(['status' => BonusClaimStatus::Credited, 'expires_at' => $expiresAt]);
            $mark()->assertSessionHas('error', 'This bonus has not expired yet. To take it back, reverse it.');
        }
        $this->assertSame(BonusClaimStatus::Credited, $this->claim->refresh()->status);

        $this->claim->update(['expires_at' => now()->subSecond()]);
        $mark()->assertSessionHas('success', 'Bonus marked as expired.');
    }

    /** The dialog was about a bonus that was only offered. */
    public function test_bonus_that_a_colleague_moved_on_is_neither_reversed_nor_expired_from_an_older_page(): void
    {
        $this->approve()->assertSessionHas('success');
        $this->move('claimed')->assertSessionHas('success');
        $this->put(route('clients.bonuses.update', [$this->client, $this->claim]), ['status' => 'expired', 'seen' => 'offered'])
            ->assertSessionHas('error', 'This bonus is already claimed. Nothing was changed.');
        $this->move('credited')->assertSessionHas('success');
        $reverse = fn (string $seen): TestResponse => $this->put(route('clients.bonuses.reverse', [$this->client, $this->claim]), ['reason' => 'Given by mistake', 'seen' => $seen]);

        $reverse('offered')->assertSessionHas('error', 'This bonus is already credited. Nothing was changed.');
        $this->assertSame(50_000, $this->client->refresh()->balance_cents);

        $reverse('credited')->assertSessionHas('success', 'Bonus reversed.');
        $this->assertSame(0, $this->client->refresh()->balance_cents);
    }

    /** @return TestResponse<Response> */
    private function approve(): TestResponse
    {
        return $this->put(route('clients.bonuses.approve', [$this->client, $this->claim]));
    }

    /** @return TestResponse<Response> */
    private function move(string $status): TestResponse
    {
        return $this->put(route('clients.bonuses.update', [$this->client, $this->claim]), ['status' => $status]);
    }
}
