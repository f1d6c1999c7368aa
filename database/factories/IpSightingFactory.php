<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\IpSighting;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<IpSighting>
 */
final class IpSightingFactory extends Factory
{
    protected $model = IpSighting::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'ip' => fake()->ipv4(),
            'first_seen_at' => now(),
            'last_seen_at' => now(),
        ];
    }
}
