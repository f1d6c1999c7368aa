<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\MessageChannel;
use App\Models\MessageTemplate;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<MessageTemplate>
 */
final class MessageTemplateFactory extends Factory
{
    protected $model = MessageTemplate::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'channel' => MessageChannel::Sms,
            'name' => fake()->unique()->words(3, true),
            'body' => fake()->sentence(),
        ];
    }
}
