<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Actions\Bonus\ApproveSkippingRule;
use App\Actions\Bonus\CancelGenwebBonus;
use App\Actions\Bonus\ChangeBonusPromotion;
use App\Actions\Bonus\DecideSocialMediaReview;
use App\Actions\Bonus\EndSkippingRule;
use App\Actions\Bonus\GiveGenwebBonus;
use App\Actions\Bonus\GrantBonus;
use App\Actions\Bonus\MoveBonusPromotion;
use App\Actions\Bonus\RequestSkippingRule;
use App\Actions\Bonus\SaveBonusRule;
use App\Domain\Bonus\NewBonusClaim;
use App\Domain\Bonus\NewGenwebBonus;
use App\Domain\Bonus\NewSkippingRule;
use App\Domain\Bonus\PromotionTerms;
use App\Domain\Bonus\RuleConditions;
use App\Enums\BonusPromotionStatus;
use App\Enums\GenwebBonusKind;
use App\Enums\SkippingRuleStatus;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\StaffRole;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Models\SkippingRule;
use App\Models\SocialMediaReview;
use App\Models\User;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** A colleague acts on a bonus while another's step is not committed yet. The second one waits and sees the first. */
final class SimultaneousBonusesTest extends TestCase
{
    use SharedDatabase;

    public function test_promotion_is_not_approved_when_its_terms_change_at_the_same_time(): void
    {
        $draft = BonusPromotion::factory()->createOne(['status' => 'draft', 'value_cents' => 5_000]);
        [$user, $colleague] = [$this->colleague(), $this->colleague()->id];
        $change = static fn () => app(ChangeBonusPromotion::class)->handle($draft, new PromotionTerms('Boost', null, 90_000, null, null), 1, $user);
        $approve = static fn () => app(MoveBonusPromotion::class)->handle($draft, BonusPromotionStatus::Approved, 1, User::query()->findOrFail($colleague));

        $this->assertSame('refused', $this->crowd()->inTurn($change, $approve));
        $this->assertSame([90_000, BonusPromotionStatus::Draft], array_values($draft->refresh()->only(['value_cents', 'status'])));

        BonusPromotion::query()->whereKey($draft->id)->update(['version' => 1, 'value_cents' => 5_000, 'written_by' => null]);
        $this->assertSame('refused', $this->crowd()->inTurn($approve, $change));
        $this->assertSame([5_000, BonusPromotionStatus::Approved], array_values($draft->refresh()->only(['value_cents', 'status'])));
    }

    public function test_client_gets_a_promotion_and_an_exception_once(): void
    {
        $promotion = BonusPromotion::factory()->createOne();
        $client = Client::factory()->createOne(['company_id' => $promotion->company_id, 'state' => 'NSW', 'pin' => '4711']);
        [$first, $second] = [$this->colleague(), $this->colleague()];
        $grant = static fn (): mixed => app(GrantBonus::class)->handle($client, new NewBonusClaim($promotion->id, 1_000, 'Loyal client'), $first);
        $this->assertSame('refused', $this->crowd()->inTurn($grant, $grant));
        $this->assertSame(1, BonusClaim::query()->count());

        $give = static fn (): mixed => app(GiveGenwebBonus::class)->handle(
            new NewGenwebBonus(GenwebBonusKind::Bonus, '4711', null, $promotion->id, null, 1_000, null, now()->addDay()->toImmutable()), $second, null,
        );
        BonusClaim::query()->update(['status' => 'used']);
        $this->assertSame('refused', $this->crowd()->inTurn($grant, $give));
        BonusClaim::query()->update(['status' => 'used']);
        $this->assertSame('refused', $this->crowd()->inTurn($give, $grant));
        GenwebBonus::query()->update(['expires_at' => now()]);
        $this->assertSame('refused', $this->crowd()->inTurn($give, $give));

        $rule = static fn (): mixed => app(SaveBonusRule::class)->handle($promotion, RuleConditions::fromArray(['states' => ['VIC']]), 0, $first);
        $this->assertSame('refused', $this->crowd()->inTurn($rule, $rule));
        $this->assertSame(1, BonusRule::query()->count());

        $new = new NewSkippingRule('4711', $promotion->id, 'Moves to Melbourne', now()->addWeek()->toImmutable());
        $this->assertSame('refused', $this->crowd()->inTurn(
            static fn (): mixed => app(RequestSkippingRule::class)->handle($new, $first, null),
            static fn (): mixed => app(RequestSkippingRule::class)->handle($new, $second, null),
        ));
        $skipping = SkippingRule::query()->sole();
        $end = static fn (): mixed => app(EndSkippingRule::class)->handle($skipping, 'Not needed', $first);
        $this->assertSame('refused', $this->crowd()->inTurn($end, static fn (): mixed => app(ApproveSkippingRule::class)->handle($skipping, $second)));
        $this->assertSame(SkippingRuleStatus::Withdrawn, $skipping->refresh()->status);
        $skipping->update(['status' => SkippingRuleStatus::Requested]);
        $this->assertSame('refused', $this->crowd()->inTurn($end, $end));
    }

    public function test_genweb_bonus_is_cancelled_once(): void
    {
        $bonus = GenwebBonus::factory()->createOne();
        $user = $this->colleague();
        $cancel = static fn (): mixed => app(CancelGenwebBonus::class)->handle($bonus, 'Wrong client', $user);

        $this->assertSame('refused', $this->crowd()->inTurn($cancel, $cancel));
    }

    public function test_social_media_review_is_decided_once(): void
    {
        $review = SocialMediaReview::factory()->createOne(['status' => SocialMediaReviewStatus::Pending]);
        [$first, $second] = [$this->colleague(), $this->colleague()];

        $this->assertSame('refused', $this->crowd()->inTurn(
            static fn (): mixed => app(DecideSocialMediaReview::class)->handle($review, SocialMediaReviewStatus::Approved, $first),
            static fn (): mixed => app(DecideSocialMediaReview::class)->handle($review, SocialMediaReviewStatus::Declined, $second),
        ));
        $this->assertSame([SocialMediaReviewStatus::Approved, $first->id], array_values($review->refresh()->only(['status', 'decided_by'])));
    }

    private function colleague(): User
    {
        return User::factory()->withRole(StaffRole::Developer)->createOne();
    }
}
