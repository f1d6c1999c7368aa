<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\RunningPromotion;
use App\Domain\Bonus\RunningPromotions;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Support\DataFactory;

/** The running promotions that a client could get. */
final readonly class ClientBonusesQuery
{
    public function __construct(private RunningPromotions $promotions) {}

    /** @return list<RunningPromotion> */
    public function promotions(Client $client): array
    {
        $given = BonusClaim::query()->where('client_id', $client->id)->whereIn('status', BonusClaimStatus::running())->pluck('bonus_promotion_id')->all();

        return array_values($this->promotions->of($client)->orderBy('title')->get()->map(static fn (BonusPromotion $promotion): RunningPromotion => DataFactory::make(RunningPromotion::class, $promotion, [
            'is_running' => in_array($promotion->id, $given, true),
        ]))->all());
    }
}
