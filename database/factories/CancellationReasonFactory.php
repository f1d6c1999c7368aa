<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\CancellationReason;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<CancellationReason>
 */
final class CancellationReasonFactory extends Factory
{
    protected $model = CancellationReason::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'title' => fake()->unique()->sentence(3),
        ];
    }
}
