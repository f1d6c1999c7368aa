<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\Conversation;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Conversation>
 */
final class ConversationFactory extends Factory
{
    protected $model = Conversation::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'phone_e164' => '+614'.fake()->unique()->numerify('########'),
            'last_message_at' => now(),
        ];
    }
}
