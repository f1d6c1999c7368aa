<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BonusRule>
 */
final class BonusRuleFactory extends Factory
{
    protected $model = BonusRule::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return ['bonus_promotion_id' => BonusPromotion::factory(), 'version' => 1, 'predicate' => ['statuses' => ['active']], 'created_by' => User::factory()];
    }
}
