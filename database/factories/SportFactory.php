<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Domain\Automations\MarketName;
use App\Models\Sport;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Sport>
 */
final class SportFactory extends Factory
{
    protected $model = Sport::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'name' => 'Racing',
            'name_key' => static fn (array $fields): string => MarketName::fold($fields['name']),
        ];
    }
}
