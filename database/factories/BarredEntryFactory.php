<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BarredList;
use App\Models\BarredEntry;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BarredEntry>
 */
final class BarredEntryFactory extends Factory
{
    protected $model = BarredEntry::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'list' => BarredList::Barred,
            'first_name' => fake()->firstName(),
            'last_name' => fake()->lastName(),
            'from_on' => now()->toDateString(),
        ];
    }
}
