<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Models\Conversation;
use App\Models\SmsMessage;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<SmsMessage>
 */
final class SmsMessageFactory extends Factory
{
    protected $model = SmsMessage::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'conversation_id' => Conversation::factory(),
            'direction' => MessageDirection::Inbound,
            'status' => SmsStatus::Received,
            'body' => 'Could you call me back about my account?',
            'provider_id' => fake()->unique()->uuid(),
            'sent_at' => now(),
        ];
    }

    /** Sent by staff to the client. */
    public function sentByUs(): static
    {
        return $this->state(['direction' => MessageDirection::Outbound, 'status' => SmsStatus::Sent]);
    }
}
