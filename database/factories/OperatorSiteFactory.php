<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\OperatorPlatform;
use App\Models\OperatorSite;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<OperatorSite>
 */
final class OperatorSiteFactory extends Factory
{
    protected $model = OperatorSite::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'name' => fake()->unique()->company(),
            'slug' => fake()->unique()->slug(3),
            'platform' => OperatorPlatform::Genweb,
        ];
    }
}
