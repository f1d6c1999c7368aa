<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\DbList;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<DbList>
 */
final class DbListFactory extends Factory
{
    protected $model = DbList::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'name' => fake()->unique()->words(3, true),
            'assignee_id' => User::factory(),
            'created_by' => User::factory(),
        ];
    }
}
