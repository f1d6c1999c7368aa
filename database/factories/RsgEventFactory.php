<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Models\Client;
use App\Models\RsgEvent;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<RsgEvent>
 */
final class RsgEventFactory extends Factory
{
    protected $model = RsgEvent::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'kind' => RsgEventKind::Chasing,
            'severity' => RsgEventSeverity::Low,
            'description' => fake()->sentence(),
        ];
    }
}
