<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BetstopChange;
use App\Models\BetstopUpdate;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BetstopUpdate>
 */
final class BetstopUpdateFactory extends Factory
{
    protected $model = BetstopUpdate::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'external_id' => fake()->unique()->uuid(),
            'first_name' => fake()->firstName(),
            'last_name' => fake()->lastName(),
            'date_of_birth' => '1985-04-12',
            'change' => BetstopChange::Registered,
            'effective_at' => now(),
            'received_at' => now(),
        ];
    }
}
