<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\WebhookSource;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<WebhookSource>
 */
final class WebhookSourceFactory extends Factory
{
    protected $model = WebhookSource::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'name' => fake()->unique()->company(),
            'slug' => fake()->unique()->slug(2),
            'scopes' => [],
            'secret' => 'whsec_'.base64_encode(random_bytes(24)),
        ];
    }
}
