<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\DbClient;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<DbClient>
 */
final class DbClientFactory extends Factory
{
    protected $model = DbClient::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'first_name' => fake()->firstName(),
            'last_name' => fake()->lastName(),
        ];
    }
}
