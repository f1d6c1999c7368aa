<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\ClientBackground;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<ClientBackground>
 */
final class ClientBackgroundFactory extends Factory
{
    protected $model = ClientBackground::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'answers' => [],
        ];
    }
}
