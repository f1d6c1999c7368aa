<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\GenwebBonus;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<GenwebBonus>
 */
final class GenwebBonusFactory extends Factory
{
    protected $model = GenwebBonus::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'kind' => 'bonus',
            'client_id' => Client::factory(),
            'amount_cents' => 2_500,
            'given_by' => User::factory(),
            'given_at' => now(),
            'expires_at' => now()->addWeek(),
        ];
    }

    public function boost(): static
    {
        return $this->state(['kind' => 'boost', 'amount_cents' => null, 'boost_permille' => 150, 'market' => 'Flemington R7 – Win']);
    }
}
