<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BonusClaim>
 */
final class BonusClaimFactory extends Factory
{
    protected $model = BonusClaim::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'bonus_promotion_id' => BonusPromotion::factory(),
            'amount_cents' => 5_000,
            'offered_at' => now(),
        ];
    }
}
