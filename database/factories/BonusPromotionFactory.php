<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\BonusPromotion;
use App\Models\Company;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BonusPromotion>
 */
final class BonusPromotionFactory extends Factory
{
    protected $model = BonusPromotion::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'company_id' => fn (): int => Company::query()->firstOrCreate(['slug' => 'regal-bet'], ['name' => 'Regal Bet', 'color' => '#0b6b4b'])->id,
            'title' => fake()->unique()->words(3, true),
            'value_cents' => 5_000,
            'status' => 'live',
            'starts_at' => now()->subDay(),
            'ends_at' => now()->addMonth(),
        ];
    }
}
