<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\ImportKind;
use App\Models\Import;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Import>
 */
final class ImportFactory extends Factory
{
    protected $model = Import::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'kind' => ImportKind::Clients,
            'name' => fake()->unique()->words(3, true),
            'format' => 'csv',
            'header' => [],
            'mapping' => [],
            'defaults' => [],
            'user_id' => User::factory(),
            'sha256' => hash('sha256', fake()->unique()->uuid()),
        ];
    }
}
