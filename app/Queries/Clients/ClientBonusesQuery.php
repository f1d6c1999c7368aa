<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\RunningPromotion;
use App\Domain\Bonus\RunningPromotions;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;

/** The running promotions that a client could get. */
final readonly class ClientBonusesQuery
{
    public function __construct(private RunningPromotions $promotions) {}

    /** @return list<RunningPromotion> */
    public function promotions(Client $client): array
    {
        $given = BonusClaim::query()->where('client_id', $client->id)->whereIn('status', BonusClaimStatus::running())->pluck('bonus_promotion_id')->all();

        return array_values($this->promotions->of($client)->orderBy('title')->get()->map(static fn (BonusPromotion $promotion): RunningPromotion => new RunningPromotion(
            id: $promotion->id,
            title: $promotion->title,
            value_cents: $promotion->value_cents,
            percent: $promotion->percent,
            ends_at: $promotion->ends_at?->toIso8601ZuluString(),
            is_running: in_array($promotion->id, $given, true),
        ))->all());
    }
}
