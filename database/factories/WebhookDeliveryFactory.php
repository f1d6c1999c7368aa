<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\WebhookDeliveryStatus;
use App\Models\WebhookDelivery;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<WebhookDelivery>
 */
final class WebhookDeliveryFactory extends Factory
{
    protected $model = WebhookDelivery::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'source' => 'token:1',
            'source_name' => 'Bank feed',
            'endpoint' => 'api.bank-lines.store',
            'delivery_id' => fake()->unique()->uuid(),
            'content_type' => 'application/json',
            'payload' => '{}',
            'payload_hash' => hash('sha256', '{}'),
            'status' => WebhookDeliveryStatus::Processed,
            'response_status' => 201,
            'received_at' => now(),
            'processed_at' => now(),
        ];
    }
}
