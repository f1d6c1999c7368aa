<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Affiliate;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Affiliate>
 */
final class AffiliateFactory extends Factory
{
    protected $model = Affiliate::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        // The example of the Australian Business Register.
        return [
            'name' => fake()->unique()->company(),
            'abn' => '51824753556',
            'is_gst_registered' => true,
            'commission_basis_points' => 2_500,
            'new_client_cents' => 0,
        ];
    }
}
