<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\AutoMessageTrigger;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<AutoCommunication>
 */
final class AutoCommunicationFactory extends Factory
{
    protected $model = AutoCommunication::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'auto_message_id' => AutoMessage::factory(), 'trigger' => AutoMessageTrigger::DepositCredited, 'client_id' => Client::factory(),
            'reference' => 'auto:deposit_credited:1:'.fake()->unique()->numberBetween(1, 999_999), 'amount_cents' => 12_500, 'due_at' => now(),
        ];
    }
}
