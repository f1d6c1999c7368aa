<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Enums\BonusClaimStatus;
use App\Enums\BonusPromotionStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Builder;

/** The promotions that clients can get now: live and within their period. */
final readonly class RunningPromotions
{
    /** @return Builder<BonusPromotion> those of the client's company */
    public function of(Client $client): Builder
    {
        return $this->all()->where('company_id', $client->company_id);
    }

    /** @return Builder<BonusPromotion> */
    public function all(): Builder
    {
        return BonusPromotion::query()
            ->where('status', BonusPromotionStatus::Live)
            ->where(static fn (Builder $begun) => $begun->whereNull('starts_at')->orWhere('starts_at', '<=', now()))
            ->where(static fn (Builder $going) => $going->whereNull('ends_at')->orWhere('ends_at', '>', now()));
    }

    /**
     * Why the client can't get the promotion again yet; null when they can. Call it with the client locked, so that two grants can't both pass.
     *
     * @param  BonusClaim|null  $claim  the bonus that is decided about, when it was offered before. After a merge the client can have two
     */
    public function refusal(Client $client, BonusPromotion $promotion, ?BonusClaim $claim = null): ?string
    {
        $own = ['client_id' => $client->id, 'bonus_promotion_id' => $promotion->id];

        return match (true) {
            BonusClaim::query()->where($own)->whereKeyNot($claim->id ?? 0)->whereIn('status', BonusClaimStatus::running())->exists() => 'The client already has this promotion. '
                .'They can get it again after it is used, expired or reversed.',
            GenwebBonus::active()->where($own)->exists() => 'The client already has this promotion in Genweb. They can get it again after it expires or is cancelled.',
            default => null,
        };
    }

    /** Why the amount is too large for the promotion; null when it fits. */
    public static function amountRefusal(BonusPromotion $promotion, int $cents): ?string
    {
        return $promotion->value_cents !== null && $cents > $promotion->value_cents
            ? 'The maximum for this promotion is '.Dollars::of($promotion->value_cents).'.'
            : null;
    }
}
