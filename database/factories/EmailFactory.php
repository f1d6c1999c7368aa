<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\MessageDirection;
use App\Models\Client;
use App\Models\Email;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Email>
 */
final class EmailFactory extends Factory
{
    protected $model = Email::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'direction' => MessageDirection::Inbound,
            'from_address' => fake()->safeEmail(),
            'to_address' => fake()->safeEmail(),
            'subject' => fake()->sentence(4),
            'body' => fake()->sentence(),
        ];
    }
}
