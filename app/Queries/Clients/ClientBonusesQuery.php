<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\RunningPromotion;
use App\Domain\Bonus\RunningPromotions;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Support\DataFactory;

/** The promotions that the client can get, for the bonus form. */
final readonly class ClientBonusesQuery
{
    public function __construct(private RunningPromotions $running) {}

    /** @return list<RunningPromotion> the promotions that the client could get */
    public function promotions(Client $client): array
    {
        $given = [
            ...BonusClaim::query()->where('client_id', $client->id)->whereIn('status', BonusClaimStatus::running())->pluck('bonus_promotion_id'),
            ...GenwebBonus::active()->where('client_id', $client->id)->whereNotNull('bonus_promotion_id')->pluck('bonus_promotion_id'),
        ];

        return array_values(
            $this->running
                ->of($client)
                ->orderBy('title')
                ->get()
                ->map(
                    static fn (BonusPromotion $promotion): RunningPromotion => DataFactory::make(
                        RunningPromotion::class,
                        $promotion,
                        [
                            'is_running' => in_array($promotion->id, $given, true),
                        ],
                    ),
                )
                ->all(),
        );
    }
}
