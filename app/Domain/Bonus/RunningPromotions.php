<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Enums\BonusPromotionStatus;
use App\Models\BonusPromotion;
use App\Models\Client;
use Illuminate\Database\Eloquent\Builder;

/** The promotions that a client can get now: live, within their period and of the client's company. */
final readonly class RunningPromotions
{
    /** @return Builder<BonusPromotion> */
    public function of(Client $client): Builder
    {
        return BonusPromotion::query()
            ->where('company_id', $client->company_id)
            ->where('status', BonusPromotionStatus::Live)
            ->where(static fn (Builder $begun) => $begun->whereNull('starts_at')->orWhere('starts_at', '<=', now()))
            ->where(static fn (Builder $going) => $going->whereNull('ends_at')->orWhere('ends_at', '>', now()));
    }
}
