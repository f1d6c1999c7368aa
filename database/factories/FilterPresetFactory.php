<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\FilterPresetList;
use App\Models\FilterPreset;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<FilterPreset>
 */
final class FilterPresetFactory extends Factory
{
    protected $model = FilterPreset::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'user_id' => User::factory(),
            'list' => FilterPresetList::Clients,
            'name' => fake()->unique()->words(3, true),
            'filters' => [],
            'shared_role_ids' => [],
        ];
    }
}
